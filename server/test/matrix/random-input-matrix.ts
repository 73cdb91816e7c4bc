import { beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../test-app.ts';
import { call, type Endpoint, endpoints, type Input, pathNames, type Rows } from './endpoints.ts';
import { exampleOf } from './examples.ts';
import { at, fieldsOf, together } from './input-fields.ts';
import { inputSeed, type Random, randomOf } from './random.ts';
import { strangeName, strangeValue, withHugeNumbers } from './strange-values.ts';
import { whenCalm } from './when-calm.ts';
import { type Caller, makeWorld, type World } from './world.ts';

/** Files are dear to make and to read, and what they hold has tests of its own. */
const isDear = ({ meta, name }: Endpoint) =>
  meta.largestFile !== undefined || meta.answersFile !== undefined || name === 'storage.addDemo';
const callsInAll = 20_500;
const dearCalls = 30;
const dear = endpoints.filter(isDear).length;
export const randomCallsOf = (endpoint: Endpoint) =>
  isDear(endpoint) ? dearCalls : Math.ceil((callsInAll - dear * dearCalls) / (endpoints.length - dear));
/** Random input, thousands of calls; the same for the same INPUT_SEED. */
// Every call comes from another address, so that no budget of an address is ever what answers.
export const randomInputMatrix = (app: TestApp, own: Rows) => {
  let world: World;
  beforeAll(async () => {
    world = await makeWorld(app);
  });

  /** What a right call used up is put there again so many times; after that the others find it gone. */
  const mostExamples = 12;
  /** What is counted for a person is counted soon; it is forgotten before each batch. */
  /** One organization makes two exports at once and is asked to wait with a third. */
  const atOnce = ({ meta }: Endpoint) =>
    meta.answersFile ? 1 : ['read', 'change'].includes(meta.limit) ? 6 : 2;

  test.each(own())(
    `%s never breaks, whatever it is sent (INPUT_SEED=${inputSeed})`,
    { timeout: 120_000 },
    async (_name, endpoint) => {
      const random = randomOf(inputSeed, endpoint.name);
      const paths = endpoint.input ? fieldsOf(endpoint.input).filter((path) => path.length > 0) : [];
      let person: Caller | undefined;
      let example: Input | undefined;
      let examples = 0;
      const size = atOnce(endpoint);
      for (let sent = 0; sent < randomCallsOf(endpoint); sent += size) {
        if (size < 6) await app.forgetLimits();
        person ??= await world.person('owner');
        if (!example) {
          example = await exampleOf(endpoint)(world, person);
          examples += 1;
        }
        const [caller, right] = [person, example];
        const inputs = Array.from({ length: size }, () => strangeInput(random, right, paths));
        const answers = await Promise.all(inputs.map((input) => send(caller, endpoint, input, random)));
        for (const [index, { status, text }] of answers.entries())
          if (status >= 500 || status === 429)
            expect(JSON.stringify({ status, text, input: inputs[index] })).toBe('an answer');
        const isUsedUp = endpoint.meta.change && answers.some(({ status }) => status < 300);
        if (isUsedUp && examples < mostExamples) example = undefined;
        // Whoever signed themselves out has nothing more to say here.
        if (endpoint.meta.access !== 'anyone' && answers.some(({ status }) => status === 401))
          [person, example] = [undefined, undefined];
      }
    },
  );

  test('nothing that was sent got as far as the database, to be refused only there', () => {
    const gaps = app.logged.map((line) => JSON.parse(line)).filter(({ gap }) => gap !== undefined);
    expect(gaps.map(({ gap, method, path }) => ({ ...gap, method, path }))).toEqual([]);
  });

  /** A right call with some of its fields, or one that it does not have, or all of it replaced. */
  const strangeInput = (random: Random, example: Input, paths: readonly (readonly string[])[]): Input => {
    if (paths.length === 0 || random.chance(0.04)) return { [strangeName(random)]: strangeValue(random) };
    const changed = Array.from({ length: 1 + random.int(2) }, () =>
      at(random.pick(paths), strangeValue(random)),
    );
    return {
      ...example,
      ...changed.reduce((one, other) => (canJoin(one, other) ? together(one, other) : one)),
    };
  };

  /** Of two paths that run into each other one is enough. */
  const canJoin = (one: Input, other: Input) => Object.keys(other).every((name) => !Object.hasOwn(one, name));

  const send = async (caller: Caller, endpoint: Endpoint, input: Input, random: Random) => {
    const address = `10.${random.int(250)}.${random.int(250)}.${1 + random.int(250)}`;
    const headers: Record<string, string> = {
      'x-forwarded-for': address,
      ...(endpoint.meta.change && random.chance(0.1)
        ? { 'idempotency-key': random.pick(idempotencyKeys) }
        : {}),
    };
    return whenCalm(app, () =>
      endpoint.meta.largestFile === undefined
        ? inject(caller, endpoint, input, headers)
        : call(caller, endpoint, formable(input), headers),
    );
  };

  const idempotencyKeys = [
    'short',
    'a key of blanks',
    'x'.repeat(101),
    'the-same-key-again',
    '__proto__',
    '%00%00%00%00',
    "'; drop table item; --",
  ];

  /** In a form there are texts and files. */
  const formable = (input: Input): Input =>
    Object.fromEntries(
      Object.entries(input)
        .filter(([name]) => /^\w+$/.test(name))
        .map(([name, value]) => [
          name,
          value instanceof File ? value : String(JSON.stringify(value)).toWellFormed(),
        ]),
    );

  /** Through the whole server but for the socket, which costs more than most answers. */
  const inject = async (
    caller: Caller,
    endpoint: Endpoint,
    input: Input,
    headers: Record<string, string>,
  ) => {
    const rest: Record<string, unknown> = { ...input };
    let path = endpoint.path;
    for (const name of pathNames(endpoint)) {
      path = path.replace(`{${name}}`, inAddress(rest[name]).slice(0, 1500));
      delete rest[name];
    }
    const isQuery = endpoint.method === 'GET';
    const query = isQuery
      ? `?${Object.entries(rest)
          .map(([name, value]) => `${inAddress(name)}=${inAddress(value)}`)
          .join('&')}`.slice(0, 6000)
      : '';
    const { accessToken = '' } = caller.state;
    const answer = await app.server.inject({
      method: endpoint.method as 'POST', // one of the contract's
      url: `/api${path}${query}`,
      headers: {
        ...headers,
        host: 'archway.example',
        'x-access-token': accessToken,
        ...(isQuery ? {} : { 'content-type': 'application/json' }),
      },
      ...(isQuery ? {} : { payload: withHugeNumbers(JSON.stringify(rest)) }),
    });
    return { status: answer.statusCode, text: answer.body.slice(0, 300) };
  };

  const inAddress = (value: unknown) =>
    encodeURIComponent(
      typeof value === 'object' ? JSON.stringify(value).toWellFormed() : String(value).toWellFormed(),
    );
};
