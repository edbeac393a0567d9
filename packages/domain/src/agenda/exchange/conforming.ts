import type { StoredState, ScheduleEvent, ScheduleLink } from './schedule.ts';

/** Event keys allowed by schema.json; other keys are stored with the staff file in `conference.meta`. */
const known = new Set([
  'guid',
  'code',
  'id',
  'logo',
  'date',
  'start',
  'end',
  'duration',
  'room',
  'slug',
  'url',
  'title',
  'subtitle',
  'track',
  'type',
  'language',
  'abstract',
  'description',
  'recording_license',
  'do_not_record',
  'do_not_stream',
  'persons',
  'links',
  'feedback_url',
  'origin_url',
  'attachments',
]);
const linkTypes = new Set(['slides', 'paper', 'web', 'blog', 'article', 'media', 'related', 'activitypub']);
const web = /^https?:\/\/[^\s<>"{}|\\^`]+$/i;
const slugForm = /^[a-z0-9_-]+[a-z0-9]$/;

/** An absolute URL, resolved against `base` if relative; null when invalid. */
export function webAddress(text: unknown, base: string): string | null {
  if (typeof text !== 'string' || text.trim() === '') return null;
  const given = text.trim();
  const whole = given.startsWith('/') && /^https?:\/\//.test(base) ? originOf(base) + given : given;
  const safe = encodeURI(whole).replace(/%25([0-9a-f]{2})/gi, '%$1');
  return web.test(safe) ? safe : null;
}

const originOf = (base: string): string => /^https?:\/\/[^/]+/.exec(base)?.[0] ?? '';

/** Lower-case letters, digits and hyphens. */
export function slugOf(text: string, otherwise: string): string {
  const slug = text
    .toLowerCase()
    .replace(/[^a-z0-9_]+/g, '-')
    .replace(/^-+|[-_]+$/g, '');
  return slugForm.test(slug) ? slug : otherwise;
}

/** Splits an event into the part the schema allows and the rest; together they are complete. */
export function conforming(event: ScheduleEvent, base: string): { event: ScheduleEvent; over: StoredState } {
  const over: StoredState = {};
  const fit: StoredState = {};
  for (const [key, value] of Object.entries(event)) {
    if (!known.has(key)) over[key] = value;
    else fit[key] = value;
  }
  const instead = (key: string, right: unknown) => {
    if (JSON.stringify(event[key]) === JSON.stringify(right)) return;
    over[key] = event[key];
    if (right === undefined) delete fit[key];
    else fit[key] = right;
  };
  instead('slug', slugForm.test(event.slug) ? event.slug : slugOf(event.slug, `event-${event.id}`));
  if (!web.test(event.url)) instead('url', webAddress(event.url, base) ?? base);
  const fits = (value: unknown, form: RegExp) => value === undefined || (typeof value === 'string' && form.test(value));
  if (!fits(event['code'], /^[A-Z0-9]+$/)) instead('code', undefined);
  if (event.logo && !web.test(event.logo)) instead('logo', webAddress(event.logo, base) ?? '');
  for (const key of ['feedback_url', 'origin_url']) if (!fits(event[key], web)) instead(key, undefined);
  instead('links', linksFit(event.links, base));
  instead('attachments', linksFit(event.attachments, base));
  return { event: fit as ScheduleEvent, over };
}

function linksFit(links: readonly ScheduleLink[], base: string): ScheduleLink[] {
  return links.flatMap(({ url, title, type }) => {
    const address = web.test(url) ? url : (webAddress(url, base) ?? webAddress(`https://${url}`, base));
    if (address === null || !/^https?:\/\/[^/]+\.[^/]+|localhost/.test(address)) return [];
    return [
      {
        url: address,
        ...(typeof title === 'string' ? { title } : {}),
        ...(type !== undefined && linkTypes.has(type) ? { type } : {}),
      },
    ];
  });
}
