import type { AnswerOf } from '@meetingapp/contract/call.ts';
import type { exhibitionConsoleCalls } from '@meetingapp/contract/exhibition/console.ts';
import type { exhibitionCalls } from '@meetingapp/contract/exhibition/exhibitor.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { listPrice } from '@meetingapp/domain/exhibition/booth-plan.ts';
import { boothStateOf } from '@meetingapp/domain/exhibition/booth.ts';
import type { HomeContent } from '../../../db/schema/json-shapes.ts';
import type { ListedExhibitor } from './queries-console.ts';
import { readingsOf } from '../../../text/pinyin.ts';
import type { ExhibitorRow, SearchedExhibitor } from './queries.ts';

type Say = (text: { zh: string; en: string }) => string;
const sayIn =
  (language: Language): Say =>
  (text) =>
    pickLanguage(text, language);

/** What a stand shows in one language. */
export function presentStand(row: ExhibitorRow, language: Language) {
  const say = sayIn(language);
  return {
    id: row.id,
    cid: row.conference_id,
    zone: row.zone,
    name: say(row.name),
    field: say(row.field),
    introduction: say(row.introduction),
    logo: row.logo,
    booth: row.booth,
    products: row.stand.products.map((one) => ({ ...one, name: say(one.name), text: say(one.text) })),
    files: row.stand.files.map(({ name, address }) => ({ name: say(name), address })),
    films: row.stand.films.map(({ name, address }) => ({ name: say(name), address })),
    contacts: row.stand.contacts.map(({ name, duty }) => ({ name: say(name), duty: say(duty) })),
  };
}

type Listed = AnswerOf<typeof exhibitionConsoleCalls.list>;

export const presentListed = (row: ListedExhibitor, now: Date): Listed['exhibitors'][number] => ({
  id: row.id,
  name: row.name,
  booth: row.booth,
  state: boothStateOf({ deal: row.deal, heldUntil: row.held_until }, now),
  heldUntil: row.held_until?.toISOString() ?? null,
  price: row.price,
  contract: row.contract,
  signedOn: row.signed_on,
  paid: row.paid,
  shown: row.shown,
  level: row.level,
  draft: row.draft,
  parts: Object.values(row.stand).reduce((sum, part) => sum + part.length, 0),
  members: row.members ?? 0,
  leads: row.leads ?? 0,
  visits: row.visits ?? 0,
});

/** Booths of the floor plan that have a label, each with its state and its exhibitor. */
export function presentBooths(
  levels: HomeContent['levels'],
  exhibitors: readonly ListedExhibitor[],
  { currency, now }: { currency: string; now: Date },
): Listed['levels'] {
  const byBooth = new Map(exhibitors.map((one) => [one.booth, one]));
  return levels.map(({ name, width, depth, rate = null, areas }) => ({
    name,
    booths: areas
      .filter(({ kind, label }) => kind === 'booth' && label !== '')
      .map(({ label, x, y, w, h }) => {
        const has = byBooth.get(label);
        const state = boothStateOf(has ? { deal: has.deal, heldUntil: has.held_until } : null, now);
        return {
          label,
          x,
          y,
          w,
          h,
          state,
          exhibitorId: state === 'free' ? null : (has?.id ?? null),
          listPrice: listPrice({ w, h }, { width, depth, rate }, currency),
        };
      }),
  }));
}

export const presentExhibitor = (row: ExhibitorRow, members: string[]) => ({
  id: row.id,
  version: row.version,
  name: row.name,
  field: row.field,
  introduction: row.introduction,
  logo: row.logo,
  booth: row.booth,
  deal: row.deal,
  heldUntil: row.held_until?.toISOString() ?? null,
  price: row.price,
  contract: row.contract,
  signedOn: row.signed_on,
  paid: row.paid,
  shown: row.shown,
  stand: row.stand,
  purpose: row.purpose,
  keepUntil: row.keep_until,
  noticeVersion: row.notice_version,
  members,
});

/** Exhibitors and products as the phone searches them. */
export const presentIndex = (rows: readonly SearchedExhibitor[]): AnswerOf<typeof exhibitionCalls.index> => ({
  exhibitors: rows.map(({ id, name, field, booth, stand }) => ({
    id,
    name,
    field,
    booth,
    products: stand.products.map((product) => product.name),
  })),
  readings: readingsOf(
    rows.flatMap(({ name, field, stand }) => [name.zh, field.zh, ...stand.products.map((product) => product.name.zh)]),
  ),
});
