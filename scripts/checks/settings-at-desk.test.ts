import { expect, test } from 'vitest';
import { SETTING_GROUPS } from '#client/desk/site/setting-fields.ts';
import { SECRET_NAMES, SETTING_NAMES } from '#server/upkeep/setting-names.ts';

const FIELDS = SETTING_GROUPS.flatMap(({ fields }) => fields);

test('each setting that the desk may change has one field there, and no field has another', () => {
  expect(FIELDS.map(({ name }) => name).toSorted()).toEqual(SETTING_NAMES.toSorted());
});

test('what is kept sealed is typed as a secret, and nothing else is', () => {
  const secrets = FIELDS.filter(({ kind }) => kind === 'secret').map(({ name }) => name);
  expect(secrets.toSorted()).toEqual([...SECRET_NAMES].toSorted());
});
