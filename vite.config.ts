import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { licencesOf } from './scripts/build/licences.ts';
import { shortShaders } from './scripts/build/short-shaders.ts';

const apiOrigin = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';
const toServer = { target: apiOrigin, changeOrigin: false };

/** A browser that has kept a built app from this address must let go of it, or it would never show what is being written. */
const workerOff: Plugin = {
  name: 'worker-off',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use((request, _response, next) => {
      if (request.url === '/sw.js') request.url = '/sw-off.js';
      next();
    });
  },
};

const LAYERS: readonly [RegExp, string][] = [
  [/\/src\/client\/ui\/base\.css$/, 'base'],
  [/\/src\/client\/ui\/[^/]+\.module\.css$/, 'ui'],
  [/\/src\/client\/coach\/.+\.module\.css$/, 'coach'],
  [/\/src\/client\/parts\/.+\.module\.css$/, 'parts'],
];

/**
 * Puts each room's styles on a cascade layer, so that a screen's own class always wins over that of the piece it is
 * given to, in whatever order the style sheets are loaded.
 */
const cssLayers: Plugin = {
  name: 'css-layers',
  enforce: 'pre',
  transform(code, id) {
    const layer = LAYERS.find(([file]) => file.test(id))?.[1];
    return layer && { code: `@layer base, ui, coach, parts;\n@layer ${layer} {\n${code}\n}\n`, map: null };
  },
};

/** What the public pages share, small pieces most of them. */
const ON_PUBLIC_PAGES = [
  'use-site|count-text|coach-picture|reduced-motion',
  'site-links|static-island|member-quotes|guest-way|seller-text|coach-page|real-counts|company-line',
].join('|');

/** Rules that players, pages of courses, safety questions and new passwords share, and Home does without. */
const NOT_ON_HOME = [
  'body-care|is-body-record|lasting-limit|safety-answers|new-password|common-passwords',
  'course-|tummy-check|breath-ring|way-back|workout-calendar|zoned-time|tried-workouts',
  'newsletter|emails-to-others|completion|impact-check|is-move|level-|road-offer|share-story|start-at-once|week-minutes|workout-rating',
  'session-(clock|cues|dial|jumps|plan|set-up|state|timeline)|kept-session|coach-speech|spoken-cue|stand-ins|move-level',
  'words|health-disclaimer|near-miss-email|password-strength|payment-wait|one-time-link',
].join('|');

/** Icons of players, settings and purchases. */
const ICONS_NOT_ON_HOME = [
  'volume-2|volume-x|skip-forward|skip-back|pause|maximize-2|minimize-2|rotate-ccw|rotate-cw|repeat-2|undo-2',
  'phone|smartphone|download|unlink|door-closed|file-exclamation-point|heart-pulse|badge-percent|calendar-off|calendar-plus|mail-question-mark|mail-check|mail-open',
  'trash|key-round|credit-card|external-link|bell|copy|lock|log-in|ellipsis-vertical|moon-star',
].join('|');

/** What the player shares with settings, lists of workouts and Home's later cards, which do without the player. */
const BESIDE_THE_PLAYER = [
  'alert-dialog|choice-row|radio-tiles|text-area-field|select-field|sound-settings|workout-video',
  'begun-workout|use-course-marks|course-summaries|course-days|move-level|is-move|health-disclaimer',
  'body-storage|tried-storage|safety-now|use-impact-check|not-for-me-words',
  'view-transition|workout-in-progress-lock',
].join('|');

/**
 * Vite's own chunks but for what a first visit and a player need: each group takes what its files import along, unless a
 * group of a higher priority, or one above it, has it. Without them Home asks for 65 files and a player for 53; a phone
 * asks for six at a time.
 */
const GROUPS = [
  { name: 'app', tags: ['$initial' as const], priority: 3 },
  { name: 'site', test: new RegExp(`/(${ON_PUBLIC_PAGES})\\.tsx?$`), priority: 3 },
  // Whoever tries sees her move before the player is there.
  { name: 'strip', test: /\/(flip-book\.tsx|programme\/workouts\/one-minute\.ts)$/, priority: 2 },
  // The landing page needs no more of the rules than this.
  {
    name: 'price',
    test: /\/src\/(domain\/purchases\/price|client\/parts\/purchases\/(shown-price|price))\.tsx?$/,
    priority: 2,
  },
  { name: 'entrance', test: /\/sign-in-form\.tsx$/, priority: 2 },
  { name: 'icons', test: new RegExp(`/lucide-react/.*/(${ICONS_NOT_ON_HOME})\\.`), minShareCount: 2, priority: 1 },
  {
    name: 'pieces',
    test: new RegExp(
      `/lucide-react/|/src/(domain(?!/(speech|sitter|gifts|courses)/|/[a-z]+/(${NOT_ON_HOME}))|contract|client/ui/(minute-dial|dotted-facts)|programme/(workouts/(workout-summaries|week-names|warm-up-and-cool-down)|moves/move\\.ts))`,
    ),
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'member',
    test: /\/(home-tab|main-navigation|main-header|account-menu|checking-words|parts\/progress\/member|use-online|device-kind|in-app-browser|coach-choices|in-turn)\.tsx?$|main-app-screen\.module|\/src\/client\/member\/|\/@tanstack\//,
  },
  {
    name: 'moves',
    test: /\/programme\/(moves\/(move-facts|move-version|all-moves)|body\/(move-strains|stand-ins))\.ts$/,
  },
  { name: 'explained', test: /\/(explained-text|stop-signs)\.tsx$/ },
  { name: 'shared', test: new RegExp(`/(${BESIDE_THE_PLAYER})\\.tsx?$`), minShareCount: 2 },
  { name: 'coach', test: /\/(coach-stage|cheer)\.tsx$/ },
  { name: 'player', test: /\/(use-guided-session|guided-screen|after-session|use-session-sound|cover-moves)\.tsx?$/ },
];

/** The browser half. `scripts/build.mjs` builds it three times: pages, pre-rendering, the sandbox's script. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), cssLayers, shortShaders, workerOff],
  server: {
    host: '127.0.0.1',
    proxy: { '/api': toServer, '/sandbox': toServer, '/voice/': toServer, '/healthz': toServer, '/readyz': toServer },
  },
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    manifest: true,
    license: licencesOf('client'),
    // The content security policy allows no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // A list of every screen's files in each first load weighs more than it saves; these two are in none but their own.
      resolveDependencies: (_, files, { hostId }) => (/\/(try|subscribe)-screens-/.test(hostId) ? files : []),
    },
    // What pages weigh is measured after the build.
    chunkSizeWarningLimit: 1000,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: GROUPS },
        // The minifier writes a constant where it is used, but never a variable.
        topLevelVar: false,
      },
    },
  },
});
