import { expect, test } from 'vitest';
import { drawImports, withDrawnImports } from './import-graph.ts';

const drawn = (imports: Record<string, string[]>) =>
  drawImports(
    Object.entries(imports).map(([source, paths]) => ({
      source,
      dependencies: paths.map((resolved) => ({ resolved })),
    })),
  ).split('\n');

test('folders of the client and the server are boxes; what leads out of them leads out of the whole', () => {
  const lines = drawn({
    'src/client/features/home/home-tab.tsx': [
      'src/client/ui/card.tsx',
      'src/domain/steps/steps.ts',
      'node_modules/react',
    ],
    'src/stripe-sandbox/emulator.ts': ['src/server/platform/json/json-mistake.ts'],
  });
  expect(lines).toEqual([
    'flowchart TD',
    '  subgraph client',
    '    client_features["features"]',
    '    client_ui["ui"]',
    '  end',
    '  subgraph server',
    '    server_platform["platform"]',
    '  end',
    '  client_features --> client_ui',
    '  client --> domain',
    '  stripe_sandbox --> server_platform',
  ]);
});

test('a longer way stands for a shorter one, and a circle keeps all of its arrows', () => {
  const lines = drawn({
    'src/client/app/app.tsx': ['src/client/ui/card.tsx', 'src/client/parts/site/page-frame.tsx'],
    'src/client/parts/site/page-frame.tsx': ['src/client/ui/card.tsx', 'src/client/member/store.ts'],
    'src/client/member/store.ts': ['src/client/parts/site/page-frame.tsx'],
  });
  expect(lines.filter((line) => line.includes('-->'))).toEqual([
    '  client_app --> client_parts',
    '  client_member --> client_parts',
    '  client_parts --> client_member & client_ui',
  ]);
});

test('a file beside the folders has a box of its own where a folder imports it; tests have none', () => {
  const lines = drawn({
    'src/server/main.ts': ['src/server/context.ts', 'src/server/features/steps/steps.routes.ts'],
    'src/server/features/steps/steps.routes.ts': ['src/server/context.ts'],
    'src/server/features/steps/steps.routes.test.ts': ['src/server/main.ts'],
  });
  expect(lines.filter((line) => line.includes('server_'))).toEqual([
    '    server_context_ts["context.ts"]',
    '    server_features["features"]',
    '    server_start["start"]',
    '  server_features --> server_context_ts',
    '  server_start --> server_features',
  ]);
});

test('the graph takes the place of the one before, and a page without a place is told', () => {
  const page = 'Before\n<!-- imports: how -->\nold\n<!-- /imports -->\nafter\n';
  const anew = withDrawnImports(page, 'flowchart TD');
  expect(anew).toBe('Before\n<!-- imports: how -->\n```mermaid\nflowchart TD\n```\n<!-- /imports -->\nafter\n');
  expect(withDrawnImports(anew, 'flowchart TD')).toBe(anew);
  expect(() => withDrawnImports('No mark.', 'flowchart TD')).toThrow();
});
