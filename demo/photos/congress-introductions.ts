import { sql } from 'kysely';
import sharp from 'sharp';
import type { IntroductionState } from '@meetingapp/contract/photos/photo.ts';
import { AVATAR_SIDE } from '@meetingapp/domain/photos/template-sizes.ts';
import type { Database } from '@meetingapp/server/db/connection/database.ts';
import { ourTemplate } from '@meetingapp/server/features/photos/queries-templates.ts';
import type { FileStore } from '@meetingapp/server/ports/files/store.ts';
import { buildAccount } from '../accounts/accounts.ts';
import { drawPortrait, type Look } from '../people/portrait-drawing.ts';
import { both, json } from '../support/bilingual.ts';

interface Place {
  conferenceId: number;
  /** The registered account. */
  accountId: number;
  files: FileStore | null;
}

interface Introduced {
  name: string;
  affiliation: string;
  /** Eleven digits; absent: the registered account. */
  phone?: string;
  /** Name of their entry in the programme, which is then linked to the account. */
  expert?: string;
  look: Look;
  text: string;
  language?: 'zh' | 'en';
  state: IntroductionState;
  reason?: string;
  /** Hours ago. */
  before: number;
}

const look = (hair: Look['hair'], colour: string, wear: Look['wear']): Look => ({
  hair,
  colour,
  skin: '#efcbae',
  wear,
  ground: '#dcebe8',
});

const introduced: readonly Introduced[] = [
  {
    name: '林知远',
    affiliation: '江州大学附属第一医院',
    look: look('crop', '#23252b', 'coat'),
    text: '心内科主治医师，研究方向为心律失常的导管消融。',
    state: 'refused',
    reason: '照片中的脸太小，请换一张近照',
    before: 30,
  },
  {
    name: '周启明',
    affiliation: '青浦区中心医院',
    phone: '13900108001',
    look: look('side', '#3d2b24', 'coat'),
    text: '急诊科副主任医师，长期从事胸痛中心建设。',
    state: 'released',
    before: 26,
  },
  {
    name: '孟书瑶',
    affiliation: '湖山心血管医院',
    phone: '13900108002',
    expert: '孟书瑶',
    look: look('bob', '#23252b', 'blazer'),
    text: '主任医师，心脏影像科主任。\n从事心脏磁共振与超声的联合诊断二十年。',
    state: 'waiting',
    before: 5,
  },
  {
    name: 'Elin Lindqvist',
    affiliation: 'Sahlgrenska University Hospital',
    phone: '13900108003',
    look: look('bob', '#b9935c', 'blazer'),
    text: 'Consultant cardiologist. Works on heart failure registries across northern Europe.',
    language: 'en',
    state: 'waiting',
    before: 2,
  },
];

/** Stores an avatar of 120 x 120 pixels; its address, or an empty one without a file store. */
async function drawAvatar(db: Database, files: FileStore | null, accountId: number, drawn: Look): Promise<string> {
  if (files === null) return '';
  const picture = await sharp(Buffer.from(drawPortrait(drawn)))
    .resize({ width: AVATAR_SIDE, height: AVATAR_SIDE, fit: 'cover', position: 'top' })
    .jpeg({ quality: 90 })
    .toBuffer();
  const { key, size } = await files.put(picture, 'jpg');
  await db.insertInto('stored_file').values({ id: key, account_id: accountId, kind: 'picture', bytes: size }).execute();
  return `/files/${key}`;
}

/** Introductions in each state, and a wide template of the organiser's own. */
export async function seedCongressPhotos(
  db: Database,
  { conferenceId, accountId, files }: Place,
  now: Date,
): Promise<void> {
  for (const one of introduced) {
    const account = one.phone ? await buildAccount(db, { name: one.name, phone: one.phone }) : accountId;
    if (one.expert)
      await sql`update expert set account_id = ${account} where id = (select id from expert
        where conference_id = ${conferenceId} and name ->> 'zh' = ${one.expert} order by id limit 1)`.execute(db);
    await db
      .insertInto('introduction')
      .values({
        conference_id: conferenceId,
        account_id: account,
        name: one.name,
        affiliation: one.affiliation,
        avatar: await drawAvatar(db, files, account, one.look),
        body: one.text,
        language: one.language ?? 'zh',
        state: one.state,
        reason: one.reason ?? '',
        at: new Date(now.getTime() - one.before * 3_600_000),
      })
      .execute();
  }
  const { art, corner, layout } = ourTemplate(3);
  await db
    .insertInto('photo_template')
    .values({
      conference_id: conferenceId,
      number: 3,
      name: json(both('大屏横版', 'Wide, for screens')),
      art,
      corner,
      layout: json({ ...layout, paper: '#1d4f86' }),
    })
    .execute();
}
