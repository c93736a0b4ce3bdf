import packageJson from '../../../package.json' with { type: 'json' };

const [, environment = '', options = ''] = /^(.*?) exec node (.*?) \S+$/.exec(packageJson.scripts.start) ?? [];

/** What `npm start` gives the program: as little memory as it has there. */
export const AS_STARTED: Record<string, string> = {
  ...Object.fromEntries(environment.split(' ').map((setting) => setting.split('='))),
  NODE_OPTIONS: options,
};
