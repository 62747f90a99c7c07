import js from '@eslint/js'
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript'
import importX from 'eslint-plugin-import-x'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import react from 'eslint-plugin-react'
import reactHooks from 'eslint-plugin-react-hooks'
import globals from 'globals'
import tseslint from 'typescript-eslint'
import { featureEdges } from './scripts/feature-edges.mjs'
import { noMedusa } from './scripts/lint/no-medusa.mjs'

const leaves = ['ui', 'i18n', 'http', 'styles', 'once', 'forms']

// "target may not import from": the layers of docs/architecture.md
const zones = [
  {
    target: [
      ...['features', 'commerce', 'rpc', ...leaves].map((folder) => `./app/${folder}`),
      './app/{answer,context,respond,env}.server.ts',
    ],
    from: './app/routes',
    message: 'Nothing below imports from routes/; root.tsx alone shows their failure page.',
  },
  ...leaves.map((leaf) => ({
    target: `./app/${leaf}`,
    from: ['./app/features', './app/commerce', './app/rpc', './app/context.server.ts'],
    message: `${leaf}/ is a leaf and knows no shop word.`,
  })),
  {
    target: './app/commerce',
    from: ['./app/features', './app/rpc', './app/ui', './app/context.server.ts'],
    message: 'commerce/ imports only env and leaves.',
  },
  {
    target: ['./packages/mail', './packages/shared'],
    from: ['./app', './packages/medusa-plugin-vitrine'],
    message: 'It is used by the shop and by the plugin, and knows neither.',
  },
  { target: './app/features', from: './app/rpc', message: 'features/ does not know its entry points.' },
]

// each feature uses those that it may, and no other
const features = Object.keys(featureEdges)
for (const [feature, allowed] of Object.entries(featureEdges)) {
  const refused = features.filter((other) => other !== feature && !allowed.includes(other))
  if (refused.length > 0) {
    zones.push({
      target: `./app/features/${feature}`,
      from: refused.map((other) => `./app/features/${other}`),
      message: `features/${feature} may use: ${allowed.join(', ') || 'no other feature'}.`,
    })
  }
}

// nothing limits what these read
const ownReaders = 'text|json|arrayBuffer|blob|bytes'
const bodyMessage = 'Read a request through http/server/read-body.server.ts, which limits what it may hold.'
const restrictedSyntax = [
  {
    selector:
      "ImportDeclaration[source.value='@remix-run/react'] > ImportSpecifier[imported.name='Link'][local.name='Link']",
    message: 'The Link of ui/ is the same and costs the server a fraction.',
  },
  { selector: 'Literal[value=/^(before)?unload$/]', message: 'It keeps pages out of the back/forward cache.' },
  { selector: 'CallExpression[callee.property.name=/^(formData|getReader)$/]', message: bodyMessage },
  {
    selector: `CallExpression[callee.property.name=/^(${ownReaders})$/][callee.object.name=/request/i]`,
    message: bodyMessage,
  },
  {
    selector: `CallExpression[callee.property.name=/^(${ownReaders})$/][callee.object.property.name=/request/i]`,
    message: bodyMessage,
  },
  {
    selector: `CallExpression[callee.property.name=/^(${ownReaders})$/][callee.object.callee.object.name=/request/i]`,
    message: bodyMessage,
  },
]

// what is under way, who waits for it and what was used has a bound, an age and other processes
const onlyOnce = [
  { name: 'redis', message: 'Its one connection is in once/redis.server.ts.' },
  { name: 'p-queue', message: 'Who waits stands in a line of once/line.server.ts, which has an end.' },
]
const onlyForms = {
  name: '@conform-to/zod/v4',
  importNames: ['parseWithZod'],
  message: 'A form is read by readForm of forms/, which also says how it is shown again.',
}
const onlyCommerce = { name: '@medusajs/medusa-js', message: 'Only commerce/ speaks to Medusa.' }
const underWay = {
  selector:
    "NewExpression[callee.name='Map'] > TSTypeParameterInstantiation > TSTypeReference.params:last-child[typeName.name='Promise']",
  message: 'What is under way is shared, or waited for, through once/.',
}

// Medusa shows a cart, an order and what hangs on it to whoever names its id
const owned = 'carts|orders|orderEdits|paymentCollections|returns|swaps'
const ownershipMessage = 'Read it where it is checked who may see it; see "Who may see what" in docs/architecture.md.'
const readsById = [
  {
    selector: `CallExpression[callee.object.name=/^(${owned})$/][callee.property.name=/^(retrieve|lookupOrder)/]`,
    message: ownershipMessage,
  },
  {
    selector:
      ':matches(Literal[value=/^.store.(carts|orders|vitrine.orders)/], TemplateElement[value.raw=/^.store.(carts|orders|vitrine.orders)/])',
    message: ownershipMessage,
  },
]

// They check it themselves, or read what another of them has let through.
const mayReadById = [
  // the browser's own cookies, and of an account's cart the confirmed session
  'app/features/cart/read-cart.server.ts',
  // the cart of `ctx.cart.change`, once more where a write of it was not answered
  'app/features/cart/confirm-write.server.ts',
  // a proof in the browser's cookie, or the account's session
  'app/features/orders/require-own-order.server.ts',
  // number, address and postcode
  'app/features/orders/look-up/look-up.server.ts',
  // of a cart that `claimOrder` has let through
  'app/features/orders/find-placement.server.ts',
  // of an order that `requireOwnOrder` has let through
  'app/features/orders/spent-cards.server.ts',
  'app/features/gift-cards/bought-cards.server.ts',
  'app/features/after-sales/**',
  // of an order edit or a cart that was let through
  'app/features/payment/payment-collection.server.ts',
  // the cart of `ctx.cart.change`, once more after a write
  'app/features/cart/change-line.server.ts',
  'app/features/cart/codes/leaving-codes.server.ts',
  'app/features/cart/write-lines.server.ts',
  'app/features/checkout/drop-lapsed-codes.server.ts',
]

export default tseslint.config(
  {
    ignores: [
      '**/node_modules',
      'build',
      'backend/.data',
      'packages/*/dist*',
      'public',
      'test-results',
      'playwright-report',
      '.cache',
    ],
  },
  js.configs.recommended,
  { languageOptions: { globals: globals.node } },
  // French has a narrow space before its colons and question marks
  { rules: { 'no-irregular-whitespace': ['error', { skipTemplates: true }] } },
  {
    files: ['app/**/*.{ts,tsx}', 'server.ts', 'tests/**/*.ts', '*.config.ts', 'packages/**/*.ts'],
    extends: [...tseslint.configs.recommended],
    plugins: { 'import-x': importX },
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver()] },
    rules: {
      'import-x/no-cycle': 'error',
      'import-x/no-restricted-paths': ['error', { zones }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      'func-style': ['error', 'declaration', { allowArrowFunctions: true }],
      'max-lines': ['error', { max: 250 }],
      'no-console': 'error',
      eqeqeq: 'error',
    },
  },
  {
    files: ['app/**/*.{ts,tsx}'],
    ignores: ['app/env.server.ts', 'app/auth-base-path.ts', 'app/theme.ts'],
    rules: {
      'no-restricted-syntax': ['error', ...restrictedSyntax, underWay],
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Read settings from env.server.ts.' },
      ],
      'no-restricted-imports': [
        'error',
        {
          paths: [onlyCommerce, onlyForms, ...onlyOnce],
        },
      ],
    },
  },
  {
    files: ['app/**/*.{ts,tsx}', 'server.ts'],
    plugins: { house: { rules: { 'no-medusa': noMedusa } } },
    rules: { 'house/no-medusa': 'error' },
  },
  // Prometheus spells names so
  { files: ['app/metrics.server.ts'], rules: { 'house/no-medusa': 'off' } },
  {
    files: ['app/forms/**', 'app/**/*.test.ts'],
    rules: { 'no-restricted-imports': ['error', { paths: [onlyCommerce, ...onlyOnce] }] },
  },
  { files: ['app/commerce/**'], rules: { 'no-restricted-imports': ['error', { paths: onlyOnce }] } },
  { files: ['app/once/**'], rules: { 'no-restricted-imports': ['error', { paths: [onlyCommerce] }] } },
  { files: ['app/http/server/read-body.server.ts'], rules: { 'no-restricted-syntax': 'off' } },
  {
    files: ['app/**/*.{ts,tsx}'],
    ignores: ['app/commerce/**', 'app/**/*.test.ts', 'app/http/server/read-body.server.ts', ...mayReadById],
    rules: { 'no-restricted-syntax': ['error', ...restrictedSyntax, ...readsById, underWay] },
  },
  { files: ['app/once/**'], rules: { 'no-restricted-syntax': ['error', ...restrictedSyntax, ...readsById] } },
  {
    files: ['app/**/*.{ts,tsx}', 'server.ts'],
    ignores: ['app/**/*.admin.server.ts', 'app/routes/merchant/**', 'app/**/*.test.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['**/*.admin.server'],
              message: 'The merchant’s rights belong into *.admin.server.ts and the routes of /merchant.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['app/**/*.tsx'],
    ...react.configs.flat['jsx-runtime'],
    plugins: { react, 'react-hooks': reactHooks, 'jsx-a11y': jsxA11y },
    settings: { react: { version: '18.3' } },
    rules: {
      ...reactHooks.configs.recommended.rules,
      ...jsxA11y.flatConfigs.recommended.rules,
      'react/jsx-no-literals': ['error', { noStrings: false, allowedStrings: ['·', '×', '–', '/', ':', '+', '−'] }],
      'react/no-danger': 'error',
      'react/jsx-key': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
    },
  },
  {
    files: ['app/features/**/*.tsx', 'app/ui/**/*.tsx'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { group: ['*.server', '**/*.server'], allowTypeImports: true, message: 'No server value in a component.' },
          ],
        },
      ],
    },
  },
  // the merchant's own Markdown, and what the server has drawn itself: see their docstrings
  { files: ['app/ui/prose.tsx', 'app/ui/static-html.tsx'], rules: { 'react/no-danger': 'off' } },
  // JSON that React would write as HTML
  {
    files: ['app/http/head/structured-data.tsx', 'app/routes/layout/speculation-rules.tsx'],
    rules: { 'react/no-danger': 'off' },
  },
  { files: ['tests/support/stripe-js/**', 'scripts/bench/measure.mjs'], languageOptions: { globals: globals.browser } },
  {
    files: ['tests/**', 'scripts/**', '{app,packages}/**/*.test.{ts,tsx}'],
    rules: { 'no-console': 'off', 'max-lines': 'off' },
  },
  // Playwright reads a fixture's needs off its parameter, so one without needs has an empty pattern
  { files: ['tests/**'], rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] } },
  {
    files: ['backend/medusa-config.js', 'backend/**/*.cjs'],
    languageOptions: { sourceType: 'commonjs' },
  },
)
