import { agendaCalls } from '@meetingapp/contract/agenda/plan.ts';
import type { Call } from '@meetingapp/contract/call.ts';
import { conferenceCalls } from '@meetingapp/contract/conference/conference.ts';
import { fileCalls } from '@meetingapp/contract/files/file.ts';
import { homeCalls } from '@meetingapp/contract/home/home.ts';
import { liveCalls } from '@meetingapp/contract/live/broadcast.ts';
import { newsCalls } from '@meetingapp/contract/news/article.ts';
import { pagesCalls } from '@meetingapp/contract/pages/page.ts';
import type { PathName } from '@meetingapp/contract/paths.ts';
import { paperCalls } from '@meetingapp/contract/papers/result.ts';
import { registrationCalls } from '@meetingapp/contract/registration/wizard.ts';
import { videoCalls } from '@meetingapp/contract/video/video.ts';

/** A call that a page always makes first; its answer is included in the page. */
export interface FirstCall {
  feature: 'agenda' | 'conference' | 'files' | 'home' | 'live' | 'news' | 'pages' | 'papers' | 'registration' | 'video';
  name: string;
  call: Call;
  body: Record<string, unknown>;
  /** A person who is logged in gets another answer; this one is shown until it arrives. */
  personal?: true;
}

type Parameters = Record<string, string>;

export const detail = (cid: string | undefined): FirstCall => ({
  feature: 'conference',
  name: 'detail',
  call: conferenceCalls.detail,
  body: { cid },
});
const detailOf = (cid: string | undefined): FirstCall[] => (cid === undefined ? [] : [detail(cid)]);
const news = (name: keyof typeof newsCalls, body: FirstCall['body']): FirstCall => ({
  feature: 'news',
  name,
  call: newsCalls[name],
  body,
});
const live = (name: keyof typeof liveCalls, body: FirstCall['body']): FirstCall => ({
  feature: 'live',
  name,
  call: liveCalls[name],
  body,
});
const video = (name: keyof typeof videoCalls, body: FirstCall['body']): FirstCall => ({
  feature: 'video',
  name,
  call: videoCalls[name],
  body,
  personal: true,
});
const pages = (name: keyof typeof pagesCalls, body: FirstCall['body']): FirstCall => ({
  feature: 'pages',
  name,
  call: pagesCalls[name],
  body,
});
const home = (cid: string | undefined): FirstCall => ({
  feature: 'home',
  name: 'homeInfo',
  call: homeCalls.homeInfo,
  body: { idCode: cid, templateType: 2 },
});
const found = (cid: string | undefined, source: string | null): FirstCall => ({
  feature: 'conference',
  name: 'searchByCid',
  call: conferenceCalls.searchByCid,
  body: { cid, type: 2, source },
});
const release = (cid: string | undefined): FirstCall => ({
  feature: 'agenda',
  name: 'current',
  call: agendaCalls.current,
  body: { cid },
});
const papers = (cid: string | undefined, kind: 'papers' | 'posters'): FirstCall => ({
  feature: 'papers',
  name: 'list',
  call: paperCalls.list,
  body: { cid, kind },
});
const conInfo = (cid: string | undefined): FirstCall => ({
  feature: 'registration',
  name: 'conInfo',
  call: registrationCalls.conInfo,
  body: { cid },
});

/** Screens that show the whole programme of the conference in their address. */
const ofProgramme: ReadonlySet<PathName> = new Set([
  'calList',
  'calListLayout',
  'searchList',
  'program',
  'personList',
  'guest',
]);

/** Steps of the sign-up, which all begin with the settings of the conference. */
const ofSignUp: ReadonlySet<PathName> = new Set([
  'sign',
  'signAdd',
  'signHome',
  'signNewHome',
  'signApply',
  'signHotel',
  'signInvoice',
  'signOrder',
]);

/**
 * The public calls that the page of a path begins with. Bodies are written as the phone writes them (the conference number as text
 * from the address), because the phone finds the answers by path and body.
 */
export function firstCalls(name: PathName, parameters: Parameters, query: Parameters): FirstCall[] {
  if (name === 'index')
    return [{ feature: 'conference', name: 'list', call: conferenceCalls.list, body: { words: '' } }];
  if (name === 'conf') return [detail(parameters.id)];
  if (/^tpl\d+Home$/.test(name)) return [detail(parameters.cid), home(parameters.cid)];
  if (name === 'conferenceIndex' || name === 'wap') {
    const [cid, ownSource] = (parameters.cid ?? '').split('_');
    // The home that follows needs its answer too, because it opens without loading another page.
    return [detail(cid), found(cid, query.sourceCode ?? ownSource ?? null), home(cid)];
  }
  if (name === 'web') return [...detailOf(query.cid), pages('page', { pageId: parameters.webid })];
  if (name === 'subject') return [...detailOf(query.cid), pages('subject', { subjectId: parameters.id })];
  if (name === 'frame') return query.cid ? [pages('frame', { cid: query.cid, address: query.url })] : [];
  if (name === 'live') return [...detailOf(query.cid), live('broadcast', { broadcastId: parameters.lid })];
  if (name === 'liveDetail' || name === 'liveLoginFree')
    return parameters.xqid ? [...detailOf(query.cid), live('broadcast', { broadcastId: parameters.xqid })] : [];
  if (name === 'listLive') return [...detailOf(query.cid), live('series', { seriesId: parameters.liveid })];
  if (name === 'liveList') return [detail(parameters.id), live('list', { cid: parameters.id, status: null, after: 0 })];
  if (name === 'roomOnline')
    return [detail(parameters.cid), home(parameters.cid), live('rooms', { cid: parameters.cid })];
  if (name === 'roomDetail') return query.room ? [...detailOf(query.cid), live('room', { roomId: query.room })] : [];
  if (name === 'relive') return [...detailOf(query.cid), video('replay', { lid: parameters.lid })];
  if (name === 'revideo') return [...detailOf(query.cid), video('read', { vid: parameters.vid })];
  if (name === 'videoDetail') return [...detailOf(query.cid), video('read', { vid: parameters.id })];
  if (name === 'videoList') return [detail(parameters.id), video('list', { cid: parameters.id })];
  if (name === 'medList') return [detail(parameters.id), release(parameters.id), video('list', { cid: parameters.id })];
  if (name === 'revideo2') return query.cid ? [detail(query.cid), video('list', { cid: query.cid })] : [];
  if (name === 'infoList') return [detail(parameters.id), news('columns', { cid: parameters.id })];
  if (name === 'moreInfo') return [...detailOf(query.cid), news('column', { columnId: parameters.id })];
  if (name === 'infoDetails') return [...detailOf(query.cid), news('article', { articleId: parameters.infoid })];
  if (ofProgramme.has(name)) return [detail(parameters.cid), release(parameters.cid)];
  if (name === 'calDetail' || name === 'personDetail' || name === 'smeet')
    return query.cid ? [detail(query.cid), release(query.cid)] : [];
  if (ofSignUp.has(name)) return query.cid ? [detail(query.cid), conInfo(query.cid)] : [];
  if (name === 'pdfView')
    return query.file?.startsWith('/files/')
      ? [{ feature: 'files', name: 'front', call: fileCalls.front, body: { file: query.file } }]
      : [];
  if (name === 'paper3') return [detail(parameters.cid), papers(parameters.cid, 'papers')];
  if (name === 'posterList' || name === 'poster') return [detail(parameters.cid), papers(parameters.cid, 'posters')];
  if (name === 'posterDetail') return query.cid ? [detail(query.cid), papers(query.cid, 'posters')] : [];
  return parameters.cid ? [detail(parameters.cid)] : [];
}
