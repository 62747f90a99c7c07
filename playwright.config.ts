import { defineConfig, type PlaywrightTestConfig } from '@playwright/test'
import { toDirection } from '@vitrine/shared/writing-direction'
import { type Language, languages, pseudoLanguages, type ShopLanguage } from './app/i18n/languages'
import { type ShopOptions } from './tests/support/shop'

// isbot takes headless Chromium's own name for a robot's
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

const withScript = '**/*.js.spec.ts'
const withoutScript = '**/*.no-js.spec.ts'
const withoutBrowser = '**/*.http.spec.ts'

const narrow = { width: 320, height: 640 }

// the browser's own words and number fields follow; it knows nothing of the made-up languages
function toBrowserLocale(language: Language): string {
  const spoken = languages.find((known) => known === language) ?? 'en'
  return `${spoken}-${new Intl.Locale(spoken).maximize().region}`
}

// what the usual run walks of the journeys; each share of a language takes minutes
const all = /./
const core = /@core/
const five = /@five/
const rendered = /@core|@browser|\.no-js\.spec/

interface Walk {
  js?: RegExp
  plain?: RegExp
  noJs?: RegExp
  use?: PlaywrightTestConfig<ShopOptions>['use']
}

// with script axe looks as well: in English, and in a language from right to left on the narrowest screen
function toWalk(language: ShopLanguage): Walk {
  if (language === 'en') return { js: all, plain: all, noJs: rendered }
  if (toDirection(language) === 'rtl') return { js: core, plain: five, use: { viewport: narrow } }
  return new Intl.Locale(language).maximize().script === 'Latn' ? { plain: five } : { js: five, plain: core }
}

// a worker takes longer to start than five cases take
const inOneWorker = (cases: RegExp) => (cases === five ? { workers: 1 } : {})

type ShopProject = NonNullable<PlaywrightTestConfig<ShopOptions>['projects']>[number]

// what only a browser can tell: pixels, focus by Tab, what the style sheet does
const drawn = /@browser/
// what the server decides, whoever asks: other cases walk the same forms with script
const served = /@plain/

/**
 * The journeys in one language: `js` in a browser, `plain` without script over plain HTTP, and `no-js` in a browser that
 * runs no script; in German `de-js`, `de-plain` and `de-no-js`.
 */
function inEachMode(language: Language, { js, plain, noJs, use: own }: Walk): ShopProject[] {
  const prefix = language === 'en' ? '' : `${language}-`
  const use = { language, locale: toBrowserLocale(language), ...own }
  const unscripted = { ...use, javaScriptEnabled: false }
  return [
    ...(js
      ? [
          {
            name: `${prefix}js`,
            ...inOneWorker(js),
            grep: js,
            grepInvert: served,
            testIgnore: [withoutScript, withoutBrowser],
            use,
          },
        ]
      : []),
    ...(plain
      ? [
          {
            name: `${prefix}plain`,
            ...inOneWorker(plain),
            grep: plain,
            // the core is walked in a browser that runs no script, where there is one; of a change over plain HTTP
            grepInvert: noJs && !process.env.TEST_CHANGED ? [drawn, core] : drawn,
            testIgnore: [withScript, withoutScript, withoutBrowser],
            use: { ...unscripted, driver: 'http' as const },
          },
        ]
      : []),
    ...(noJs
      ? [{ name: `${prefix}no-js`, grep: noJs, testIgnore: [withScript, withoutBrowser], use: unscripted }]
      : []),
  ]
}

/** Every journey in every language. */
function listWholeMatrix(): ShopProject[] {
  const whole = { js: all, plain: all, noJs: rendered }
  return [...languages, ...pseudoLanguages].flatMap((language) => inEachMode(language, whole))
}

/** All of it in English, the core in the languages that are least like it, five journeys in the others. */
function listUsual(): ShopProject[] {
  return languages.flatMap((language) => inEachMode(language, toWalk(language)))
}

/**
 * Journeys (`cart.spec.ts`) run twice, with script on and off. What concerns only one of the two says so in its name
 * (`axe.js.spec.ts`, `menu.no-js.spec.ts`), and so does what asks the server without a browser (`security.http.spec.ts`).
 * `npm test` starts the shop and says where it is; with `TEST_MATRIX` set every journey runs in every language, with
 * `TEST_CHANGED` what is chosen for a change.
 */
export default defineConfig<ShopOptions>({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  // spoken logs, one for each language, with script and without
  snapshotPathTemplate: '{testDir}/{testFileDir}/logs/{arg}{ext}',
  // what a change reaches is short, and much of it waits for a clock
  workers: process.env.TEST_CHANGED ? 4 : 3,
  fullyParallel: true,
  // what fails once has a fault, be it the test's own
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : 'list',
  use: {
    baseURL: process.env.SHOP_URL,
    userAgent,
    viewport: { width: 1280, height: 800 },
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
    // writing one costs a third of the time: `-- --trace on` where a failure needs it
    trace: 'off',
    screenshot: 'only-on-failure',
    // what it fetches passes by a test's own routes: the specs about it allow it
    serviceWorkers: 'block',
    // while one page turns into another a click would have to wait: the spec about it moves
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    // first, since other tests ask the same backend beside the first minutes
    { name: 'http', testMatch: withoutBrowser },
    ...(process.env.TEST_MATRIX ? listWholeMatrix() : listUsual()),
    // its pages have no script to run, in a browser that would
    {
      name: 'light',
      testIgnore: [withScript, withoutScript, withoutBrowser],
      ...(process.env.TEST_MATRIX ? { grep: all } : { grep: five, ...inOneWorker(five) }),
      use: { language: 'en', light: true },
    },
  ],
})
