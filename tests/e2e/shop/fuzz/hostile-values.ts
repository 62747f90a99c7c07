import fc from 'fast-check'

/** Is in everything that could become an element, an attribute or code: none of these may be called so in any answer. */
export const mark = 'vtfuzz'
export const element = `vt-fuzz`
/** Where no answer may lead. */
export const elsewhere = 'evil.example'

const markup = [
  `<${element} ${mark}=1>`,
  `"><${element} ${mark}>`,
  `'><${element} ${mark}>`,
  `" ${mark}=" onfocus="${mark}()" autofocus x="`,
  `' ${mark}=' onfocus='${mark}()`,
  `\` ${mark}=1 `,
  `</title></textarea></script><${element}>`,
  `<!--<${element}><script>${mark}()</script>`,
  `]]><${element}/>`,
  `<svg/onload=${mark}()><${element}>`,
  `\u003c${element}\u003e`,
  `&lt;${element}&gt;&#60;${element}&#62;`,
  `＜${element}＞`,
]

const code = [
  `javascript:${mark}()`,
  `JaVa\tScript:${mark}()`,
  `data:text/html,<${element}>`,
  `";${mark}();//`,
  `';${mark}();//`,
  `\\";${mark}();//`,
  `\u2028${mark}()\u2029`,
  `{{${mark}}}`,
  `\${${mark}}`,
  `#{${mark}}`,
  `<%= ${mark} %>`,
  `@import url(//${elsewhere})`,
  `=cmd|' /C ${mark}'!A0`,
]

const addresses = [
  `//${elsewhere}`,
  `/\\${elsewhere}`,
  `\\\\${elsewhere}`,
  `/\t/${elsewhere}`,
  `https://${elsewhere}/`,
  `https:${elsewhere}`,
  `/en-de/../../${elsewhere}`,
  `/en-de@${elsewhere}`,
  `\r\nLocation: //${elsewhere}`,
  `\r\nSet-Cookie: ${mark}=1\r\n\r\n<${element}>`,
  `..`,
  `../../../../etc/passwd`,
  `..%2f..%2fetc%2fpasswd`,
  `..\\..\\`,
  `file:///etc/passwd`,
  `http://169.254.169.254/`,
]

const queries = [
  `' OR '1'='1`,
  `'; DROP TABLE ${mark}; --`,
  `") OR ("1"="1`,
  `1; SELECT pg_sleep(0)`,
  `\\`,
  `%`,
  `_`,
  `*`,
  `$where`,
  `(|(uid=*))`,
  `a AND b OR NOT "`,
  `(a+)+$`,
  `${'a'.repeat(40)}!`,
]

const names = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'then',
  'toJSON',
  'length',
  '__state__',
  '__intent__',
  'null',
  'undefined',
  'true',
  '[]',
  '{}',
  '[object Object]',
  `{"__proto__":{"${mark}":1}}`,
]

const numbers = [
  '0',
  '-1',
  '-0',
  '1.5',
  '1,5',
  '1e309',
  '1e-9',
  'NaN',
  'Infinity',
  '0x1f',
  '2147483648',
  '9007199254740993',
  '99999999999999999999',
  ' 1 ',
  '+1',
  '١٢',
  '１２',
  '½',
  '2026-02-30',
  '0000-00-00',
  '+275760-09-13T00:00:00.001Z',
]

const letters = [
  '',
  ' ',
  '\0',
  `a\0${mark}`,
  '\u0001\u001f\u007f\u0085',
  '\r\n\r\n',
  `\u202e${mark}\u202c`,
  '\u200f\u200e\u2066',
  '\u200b\u00ad\u2060',
  '\ufeff',
  '\ufffe\uffff',
  '\ud800',
  'a\udc00b',
  '\udbff\udfff',
  '👩‍👩‍👧‍👦',
  'e\u0301\u0323'.repeat(40),
  'ﷺ',
  'İiIı',
  'ß',
  'ｱﾞ',
  'é',
]

const ids = [
  'en-de',
  'de-at',
  'EN-DE',
  'xx-xx',
  'en',
  'en-de-1996',
  'order_01',
  'cart_01',
  'variant_01',
  'a@b',
  '@',
  `"<${element}>"@example.org`,
  `${mark}@${elsewhere}`,
  '10115',
  'WELCOME10',
  'manual',
  'eur',
]

const short = [...markup, ...code, ...addresses, ...queries, ...names, ...numbers, ...letters, ...ids]

const anyUnit = fc.nat(0xffff).map((unit) => String.fromCharCode(unit))

/** A text that no shopper means, in any letters at all: lone surrogates too. */
export const hostileText = fc.oneof(
  { arbitrary: fc.constantFrom(...short), weight: 8 },
  { arbitrary: fc.tuple(fc.constantFrom(...short), fc.constantFrom(...short)).map((two) => two.join('')), weight: 2 },
  { arbitrary: fc.string({ unit: anyUnit, maxLength: 30 }), weight: 2 },
  { arbitrary: fc.string({ unit: 'binary', maxLength: 30 }), weight: 1 },
)

/** The same, and now and then far too long. */
export const hostileValue = fc.oneof(
  { arbitrary: hostileText, weight: 12 },
  {
    arbitrary: fc.record({ text: hostileText, length: fc.constantFrom(300, 2100, 21_000) }).map(lengthen),
    weight: 1,
  },
)

function lengthen({ text, length }: { text: string; length: number }): string {
  return (text || 'a').repeat(Math.ceil(length / Math.max(1, text.length)))
}

/** JSON of any depth, made of such texts and of what only JSON has. */
export const hostileJson: fc.Arbitrary<unknown> = fc.letrec<{ json: unknown; leaf: unknown }>((tie) => ({
  leaf: fc.oneof(
    { arbitrary: hostileValue, weight: 4 },
    { arbitrary: fc.constantFrom<unknown>(null, true, 0, -1, 1.5, 1e300, 2 ** 53), weight: 2 },
  ),
  json: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    { arbitrary: tie('leaf'), weight: 4 },
    { arbitrary: fc.array(tie('json'), { maxLength: 4 }), weight: 1 },
    { arbitrary: fc.dictionary(fc.constantFrom(...names, 'id', '0'), tie('json'), { maxKeys: 4 }), weight: 1 },
  ),
})).json
