import { expect, it } from 'vitest';
import type { Call } from './call.ts';
import { contract } from './contract.ts';
import { errors } from './errors.ts';
import { Instant } from './shapes.ts';

it('every call has a unique path', () => {
  const paths = Object.values(contract).flatMap((calls) => Object.values<Call>(calls).map(({ path }) => path));
  expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([]);
});

it('every error has a unique number', () => {
  const codes = Object.values(errors).map(({ code }) => code);
  expect(codes.filter((code, at) => codes.indexOf(code) !== at)).toEqual([]);
});

interface Parts {
  type: string;
  entries?: Record<string, Parts>;
  options?: readonly unknown[];
  pipe?: readonly Parts[];
  wrapped?: Parts;
  item?: Parts;
  value?: Parts;
  rest?: Parts;
}

/** Every schema of a body with the field it describes. */
function within(schema: Parts, field: string): [field: string, schema: Parts][] {
  const { entries = {}, wrapped, item, value, rest } = schema;
  // An `Id` is a number or digits; its limits are outside the union.
  const options = rulesOf(schema).includes('safe_integer') ? [] : (schema.options ?? []);
  const choices = options.filter((one): one is Parts => typeof one === 'object' && one !== null);
  const others = [wrapped, item, value, rest, ...choices].filter((one) => typeof one?.type === 'string') as Parts[];
  return [
    [field, schema],
    ...others.flatMap((one) => within(one, field)),
    ...Object.entries(entries).flatMap(([name, one]) => within(one, `${field}.${name}`)),
  ];
}
const rulesOf = ({ pipe = [] }: Parts): string[] =>
  pipe.flatMap((one, at) => (at === 0 && one.pipe ? rulesOf(one) : [one.type]));
const bodies = Object.values(contract).flatMap((calls) =>
  Object.values<Call>(calls).flatMap(({ path, body }) => within(body as unknown as Parts, path)),
);

it('every number of a body has limits, so that none is too large for its column', () => {
  const unlimited = bodies.filter(([, schema]) => {
    const rules = rulesOf(schema);
    const isAmount = rules.includes('safe_integer');
    return schema.type === 'number' && !isAmount && !(rules.includes('min_value') && rules.includes('max_value'));
  });
  // The messenger's `timestamp` is matched as ten digits; `type` and `templateType` are read by no query; answers to the organiser's form are stored as text.
  expect(unlimited.map(([field]) => field)).toEqual([
    '/medapp/api/common/weixin/jsapi_ticket.timestamp',
    '/medapp/api/checkin/self/checkIn.answers',
    '/medapp/api/con/search/bycid.type',
    '/medapp/api/con/homeInfo.templateType',
    '/medapp/api/activities/join.answers',
    '/medapp/api/template/register/info.input',
    '/medapp/api/template/register/add',
    '/medapp/api/registration/guest/fees.answers',
    '/medapp/api/registration/guest/enter.answers',
    '/medapp/api/registration/forms/answer.answers',
    '/medapp/api/console/registration/edit.answers',
    '/medapp/api/console/registration/edit.seen',
    '/medapp/api/console/registration/new/fees.answers',
    '/medapp/api/console/registration/new/enter.answers',
  ]);
});

it('no body has a point in time that nobody checks', () => {
  expect(bodies.filter(([, schema]) => (schema as unknown) === Instant).map(([field]) => field)).toEqual([]);
});
