/** The import rules: which folder of src may import which. Run with `npm run check`. */
const notTests = '\\.(test|fixture)\\.tsx?$';

export default {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'domain-imports-only-domain',
      severity: 'error',
      comment: 'Rules stay pure: no libraries, no content, no server, no client.',
      from: { path: '^src/domain', pathNot: notTests },
      to: { pathNot: '^src/domain' },
    },
    {
      name: 'programme-imports-only-domain',
      severity: 'error',
      comment: 'Content is data; it may use the types and limits of the rules.',
      from: { path: '^src/programme', pathNot: notTests },
      to: { pathNot: '^src/(programme|domain)' },
    },
    {
      name: 'contract-imports-only-domain-programme-and-zod',
      severity: 'error',
      from: { path: '^src/contract', pathNot: notTests },
      to: { pathNot: '^src/(contract|domain|programme)|node_modules/zod' },
    },
    {
      name: 'coach-is-drawn-from-clips-alone',
      severity: 'error',
      comment: 'Rig and renderer know the programme; the stage and the picture bring her onto screens.',
      from: { path: '^src/client/coach/(?!stage/|coach-)', pathNot: notTests },
      to: { pathNot: '^src/(client/coach/(?!stage/|coach-)|domain|programme)' },
    },
    {
      name: 'coach-knows-no-screen',
      severity: 'error',
      from: { path: '^src/client/coach', pathNot: notTests },
      to: { path: '^src/client/', pathNot: '^src/client/(coach|ui|browser)/' },
    },
    {
      name: 'client-never-imports-server',
      severity: 'error',
      from: { path: '^src/client' },
      to: { path: '^src/(server|stripe-sandbox)' },
    },
    {
      name: 'server-never-imports-client',
      severity: 'error',
      from: { path: '^src/server' },
      to: { path: '^src/client' },
    },
    {
      name: 'sandbox-is-loaded-where-the-processor-is-chosen',
      severity: 'error',
      comment: 'No sandbox code can run beside a real key.',
      from: { path: '^src', pathNot: '^src/(stripe-sandbox/|server/card-processor\\.ts)|\\.(test|fixture)\\.ts$' },
      to: { path: '^src/stripe-sandbox' },
    },
    {
      name: 'sandbox-knows-no-feature',
      severity: 'error',
      from: { path: '^src/stripe-sandbox', pathNot: notTests },
      to: { path: '^src/(client|server/features|server/desk)' },
    },
    {
      name: 'client-reads-the-contract-as-types',
      severity: 'error',
      comment: 'zod weighs as much as the router, the toasts and the query library together (docs/decisions).',
      from: { path: '^src/client', pathNot: notTests },
      to: {
        path: '^src/contract',
        pathNot: '^src/contract/(paths|error-codes)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'client-features-do-not-import-each-other',
      severity: 'error',
      comment: 'Join them in src/client/app, or move the shared piece to parts/ or domain/.',
      from: { path: '^src/client/features/([^/]+)/' },
      to: { path: '^src/client/features/', pathNot: '^src/client/features/$1/' },
    },
    {
      name: 'client-features-do-not-import-app',
      severity: 'error',
      from: { path: '^src/client/(features|ui|parts|member|browser)/' },
      to: { path: '^src/client/app/' },
    },
    {
      name: 'server-features-share-only-repositories',
      severity: 'error',
      comment:
        'Data may be read across features, and every feature may ask who calls; behaviour is not shared. Shared rules belong in domain/. Purchases, checkout and gifts are the three parts of paying.',
      from: { path: '^src/server/features/(?!purchases|checkout|gifts)([^/]+)/', pathNot: notTests },
      to: {
        path: '^src/server/features/',
        pathNot: '^src/server/features/$1/|\\.repository\\.ts$|/auth/(access|browser-cookie)\\.ts$',
      },
    },
    {
      name: 'paying-shares-only-repositories',
      severity: 'error',
      from: { path: '^src/server/features/(purchases|checkout|gifts)/', pathNot: notTests },
      to: {
        path: '^src/server/features/',
        pathNot:
          '^src/server/features/(purchases|checkout|gifts)/|\\.repository\\.ts$|/auth/(access|browser-cookie)\\.ts$',
      },
    },
    {
      name: 'features-do-not-know-the-desk',
      severity: 'error',
      comment:
        'The desk and the jobs stand above the features and may use all of them; features write the activity log.',
      from: { path: '^src/server/features/', pathNot: notTests },
      to: { path: '^src/server/(desk|jobs|upkeep)/', pathNot: '\\.repository\\.ts$' },
    },
    {
      name: 'platform-knows-no-feature',
      severity: 'error',
      from: { path: '^src/(server/platform|client/(browser|ui|parts|member))/', pathNot: notTests },
      to: { path: '^src/((client|server)/features|server/desk)/' },
    },
    {
      name: 'client-browser-knows-no-product',
      severity: 'error',
      comment: 'What only wraps the browser, and the plain pieces of screens, would serve any other product.',
      from: { path: '^src/client/(browser|ui)/', pathNot: notTests },
      to: { path: '^src/(client/(member|parts|coach)|domain|programme|contract)/' },
    },
    {
      name: 'only-repositories-build-queries',
      severity: 'error',
      from: { path: '^src/server/(features|desk)', pathNot: '\\.repository\\.ts$|\\.(test|fixture)\\.ts$' },
      to: { path: 'node_modules/kysely', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-cupboards',
      severity: 'error',
      comment: 'A folder name must say what is inside.',
      from: {},
      to: { path: '^src/.*/(utils|helpers|misc|common|lib)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.client.json' },
    enhancedResolveOptions: {
      conditionNames: ['import', 'default', 'types'],
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.css'],
    },
  },
};
