import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type BuildEnvironmentOptions, build, type Plugin } from 'vite';

const SANDBOX_SCRIPTS = {
  'stripe.js': 'src/stripe-sandbox/browser/stripe-shim.ts',
  'pay-page.js': 'src/stripe-sandbox/browser/pay-page.ts',
  'panel-page.js': 'src/stripe-sandbox/browser/panel-page.ts',
};
const SANDBOX_STYLES = [
  'src/client/ui/tokens.css',
  'src/client/ui/fonts.css',
  'src/client/ui/base.css',
  'src/stripe-sandbox/browser/sandbox-pages.css',
];

/** Plain scripts without imports, at fixed names: a page loads them the way it would load the provider's own. */
export async function buildSandboxFiles(root: string, folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  for (const [name, source] of Object.entries(SANDBOX_SCRIPTS)) {
    await buildInto(folder, {
      rolldownOptions: {
        input: join(root, source),
        output: { format: 'iife', entryFileNames: name, codeSplitting: false },
      },
    });
  }
  await buildStyles(root, folder);
}

/** The sandbox's own pages wear the product's clothes, which the sandbox's code knows nothing of. */
async function buildStyles(root: string, folder: string): Promise<void> {
  const entry = 'sandbox-styles';
  const imports = SANDBOX_STYLES.map((file) => `import ${JSON.stringify(join(root, file))};`).join('\n');
  const styles: Plugin = {
    name: entry,
    resolveId: (id) => (id === entry ? id : null),
    load: (id) => (id === entry ? imports : null),
  };
  const options: BuildEnvironmentOptions = {
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    rolldownOptions: {
      input: entry,
      output: {
        entryFileNames: 'pages.js',
        assetFileNames: ({ names: [name = ''] }) => (name.endsWith('.css') ? 'pages.css' : '[name][extname]'),
      },
    },
  };
  await buildInto(folder, options, [styles]);
  rmSync(join(folder, 'pages.js'));
}

function buildInto(outDir: string, options: BuildEnvironmentOptions, plugins: Plugin[] = []) {
  return build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    base: '/sandbox/files/',
    plugins,
    build: { outDir, emptyOutDir: false, reportCompressedSize: false, ...options },
  });
}
