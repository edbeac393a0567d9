import * as v from 'valibot';
import { inBoth, inEither, trimmed } from '../shapes.ts';

const Key = v.pipe(trimmed(20), v.minLength(1, 'required'));
/** Address of a picture; a small one may be in the address itself. */
export const Picture = v.pipe(trimmed(4000), v.minLength(1, 'required'));
const Address = v.pipe(trimmed(1000), v.minLength(1, 'required'));
const Named = v.object({ name: inEither(60, 80), address: Address });

/** What a stand shows, in both languages. */
export const Stand = v.object({
  products: v.pipe(
    v.array(v.object({ key: Key, name: inEither(60, 80), text: inBoth(200, 300), picture: v.nullable(Picture) })),
    v.maxLength(30),
  ),
  files: v.pipe(v.array(Named), v.maxLength(30)),
  films: v.pipe(v.array(Named), v.maxLength(30)),
  contacts: v.pipe(v.array(v.object({ name: inEither(40, 60), duty: inBoth(60, 80) })), v.maxLength(20)),
});
export type Stand = v.InferOutput<typeof Stand>;

/** What an exhibitor's page says, in both languages: staff and the exhibitor's own people write the same fields. */
export const pageFields = {
  name: inEither(60, 80),
  field: inBoth(40, 60),
  introduction: inBoth(1000, 2000),
  logo: v.nullable(Picture),
  stand: Stand,
};
export const StandPage = v.object(pageFields);
export type StandPage = v.InferOutput<typeof StandPage>;
