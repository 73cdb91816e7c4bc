import { stagingStatuses } from '@archway/contract/stagings/states';
import { expect, test } from 'vitest';
import ar from '../locales/ar.json' with { type: 'json' };
import en from '../locales/en.json' with { type: 'json' };
import fr from '../locales/fr.json' with { type: 'json' };

test.each(Object.entries({ en, fr, ar }))('without a piece no status counts any: %s', (_language, words) => {
  const does: Readonly<Record<string, string>> = words.status.does;
  for (const status of [...stagingStatuses, 'back'])
    expect(does[`${status}_zero`], status).toMatch(/^(?!.*(\{\{count\}\}|0)).+$/);
});
