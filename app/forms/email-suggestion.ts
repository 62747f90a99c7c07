/** Where most shoppers have their mail, by what their typing is compared with. */
const usual = [
  ...['gmail.com', 'googlemail.com', 'outlook.com', 'hotmail.com', 'yahoo.com', 'icloud.com', 'live.com', 'aol.com'],
  ...[
    'proton.me',
    'protonmail.com',
    'comcast.net',
    'verizon.net',
    'gmx.de',
    'gmx.net',
    'gmx.at',
    'web.de',
    't-online.de',
  ],
  ...[
    'freenet.de',
    'hotmail.de',
    'yahoo.de',
    'orange.fr',
    'wanadoo.fr',
    'laposte.net',
    'hotmail.fr',
    'yahoo.fr',
    'sfr.fr',
  ],
  ...['hotmail.es', 'yahoo.es', 'outlook.es', 'telefonica.net', 'ziggo.nl', 'kpnmail.nl', 'hotmail.nl', 'planet.nl'],
  ...['yahoo.co.jp', 'docomo.ne.jp', 'ezweb.ne.jp', 'softbank.ne.jp', 'bluewin.ch', 'hotmail.co.uk', 'yahoo.co.uk'],
]

// real ones that differ from those by a single slip
const alsoReal = [
  'mail.com',
  'email.com',
  'ymail.com',
  'gmx.com',
  'gmx.ch',
  'hotmail.it',
  'yahoo.it',
  'outlook.de',
  'me.com',
]

// endings that no domain has, by what was meant
const slips: Partial<Record<string, string>> = {
  ...{ con: 'com', cmo: 'com', ocm: 'com', vom: 'com', xom: 'com', cpm: 'com', comm: 'com', coom: 'com', cim: 'com' },
  ...{ nte: 'net', ent: 'net', nett: 'net', ner: 'net', ogr: 'org', orgg: 'org', dee: 'de' },
}

/** The address that somebody has probably meant who typed `email`; null where nothing speaks for another one. */
export function toEmailSuggestion(email: string): string | null {
  const [, name, domain = ''] = /^(.+)@([^@]+)$/.exec(email.trim().toLowerCase()) ?? []
  if (name === undefined || isReal(domain)) return null
  const ended = domain.replace(/[^.]+$/, (ending) => slips[ending] ?? ending)
  const meant = isReal(ended) ? ended : (usual.find((known) => isOneSlip(ended, known)) ?? ended)
  return meant === domain ? null : `${name}@${meant}`
}

function isReal(domain: string): boolean {
  return usual.includes(domain) || alsoReal.includes(domain)
}

/** One letter too many, too few or another one, or two letters in each other's place. */
function isOneSlip(typed: string, known: string): boolean {
  let start = 0
  while (start < typed.length && typed[start] === known[start]) start += 1
  const rest = (text: string, from: number) => text.slice(from)
  const [a = '', b = ''] = rest(typed, start)
  return (
    rest(typed, start + 1) === rest(known, start) ||
    rest(typed, start) === rest(known, start + 1) ||
    rest(typed, start + 1) === rest(known, start + 1) ||
    b + a + rest(typed, start + 2) === rest(known, start)
  )
}
