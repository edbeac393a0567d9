import type { Database } from '@meetingapp/server/db/connection/database.ts';
import type { FileStore } from '@meetingapp/server/ports/files/store.ts';
import sharp from 'sharp';
import { drawPortrait } from './portrait-drawing.ts';
import type { Look } from './portrait-drawing.ts';

const black = '#23252b';
const brown = '#3d2b24';
const grey = '#868b91';
const white = '#c9cdd1';
const fair = '#f3d7c0';
const light = '#efcbae';
const warm = '#e2b48f';
const tan = '#c98f66';
const deep = '#7a4a30';
/** Background colours, in rotation. */
const grounds = ['#dcebe8', '#e3e6f4', '#f3e7dc', '#ecdfe9', '#e6ebdb', '#dde7ef'] as const;

type Words = readonly [hair: Look['hair'], colour: string, skin: string, wear: Look['wear'], more?: Partial<Look>];
const glasses = { glasses: true };
const round = { face: 'round' } as const;

/** Portrait of each person who sent one. The others show their initials. */
const words: Readonly<Record<string, Words>> = {
  shen: ['side', grey, light, 'suit', glasses],
  lu: ['short', black, warm, 'coatTie'],
  gu: ['receding', grey, light, 'suitOpen', glasses],
  lin: ['crop', black, fair, 'coat', round],
  cheng: ['bob', brown, fair, 'blazer'],
  chengYi: ['bun', black, light, 'coat', glasses],
  he: ['long', black, fair, 'blouse', round],
  wei: ['wavy', brown, light, 'blazer', glasses],
  meng: ['bob', black, light, 'coat', round],
  su: ['bun', brown, warm, 'tunic'],
  guChang: ['receding', white, warm, 'suit', round],
  fang: ['side', black, light, 'suit'],
  ye: ['bob', grey, fair, 'blouse', glasses],
  luo: ['short', brown, warm, 'suitOpen', round],
  tang: ['crop', black, light, 'coatTie', glasses],
  zhou: ['side', brown, fair, 'coat'],
  lindqvist: ['bob', '#b9935c', fair, 'blazer', glasses],
  okafor: ['coils', black, deep, 'blouse'],
  jiang: ['long', brown, light, 'coat'],
  xie: ['short', grey, warm, 'coatTie', glasses],
  song: ['side', white, light, 'suit', round],
  han: ['bun', black, fair, 'blazer', round],
  yan: ['receding', grey, warm, 'coatTie'],
  qiu: ['wavy', black, warm, 'blouse', round],
  bai: ['crop', brown, light, 'suitOpen', glasses],
  ruan: ['side', black, warm, 'coat', round],
  ouyang: ['long', black, light, 'blazer', glasses],
  du: ['short', grey, light, 'suit'],
  mo: ['bob', brown, warm, 'coat'],
  pei: ['side', brown, light, 'suitOpen', glasses],
  xu: ['bun', black, light, 'tunic', round],
  zhuang: ['crop', grey, warm, 'coat'],
  kang: ['short', black, tan, 'suit', round],
  bo: ['bob', black, fair, 'tunic', glasses],
  dai: ['receding', white, light, 'coatTie', glasses],
  marchetti: ['side', brown, tan, 'suit', { beard: true }],
  minase: ['wavy', brown, fair, 'coat'],
};

const looks: Readonly<Record<string, Look>> = Object.fromEntries(
  Object.entries(words).map(([name, [hair, colour, skin, wear, more]], at) => [
    name,
    { hair, colour, skin, wear, ground: grounds[at % grounds.length] ?? grounds[0], ...more },
  ]),
);

/** Draws and saves the portraits; returns their addresses by short name, empty without a file store. */
export async function drawPortraits(db: Database, files: FileStore | null): Promise<Readonly<Record<string, string>>> {
  if (files === null) return {};
  const drawn = await Promise.all(
    Object.entries(looks).map(async ([name, look]) => {
      const picture = await sharp(Buffer.from(drawPortrait(look)))
        .webp({ quality: 80, effort: 2 })
        .toBuffer();
      const { key, size } = await files.put(picture, 'webp');
      return { name, key, size };
    }),
  );
  await db
    .insertInto('stored_file')
    .values(drawn.map(({ key, size }) => ({ id: key, account_id: null, kind: 'picture' as const, bytes: size })))
    .execute();
  return Object.fromEntries(drawn.map(({ name, key }) => [name, `/files/${key}`]));
}
