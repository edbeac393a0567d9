/**
 * Every route of the phone below `/meetingapp`, in the specification's order. `:name` is a parameter, `:name?` an optional one. Links
 * are built from this table (`href`), so that a missing parameter does not compile; the server reads it to know which page a URL
 * opens.
 */
export const paths = {
  downcard: '/downcard/:cardid',
  subject: '/subject/:id',
  stop: '/stop',
  stoppage: '/stoppage',
  cj: '/cj',
  pageflow: '/pageflow/:cid',
  program: '/program/:cid',
  web: '/web/:webid',
  emer: '/emer',
  agreement: '/agreement',
  roomOnline: '/roomonline/:cid',
  roomDetail: '/roomdetail',
  posterList: '/posterlist/:cid',
  posterDetail: '/posterdetail',
  poster: '/poster/:cid',
  photo: '/photo/:cid',
  finishPhoto: '/finishPhoto',
  smeet: '/smeet/:id',
  activity: '/activity/:id',
  prize: '/prize/:id',
  editCon: '/editCon',
  aAdmin: '/aAdmin/:id',
  liveData: '/liveData/:id',
  generateCert: '/generateCert/:id',
  onlineTest: '/onlineTest/:cid',
  finishSubmit: '/finishsubmit',
  finishTest: '/finishtest/:cid',
  finishTestScore: '/finishtestScore/:cid',
  downloadCert: '/downloadCert',
  adminLogin: '/admin/login',
  clear: '/clear',
  qlist: '/qlist/:qid',
  qlistAnswers: '/qlistanswers/:qid',
  qEnd: '/q/end',
  vip: '/vip/:cid',
  frame: '/frame',
  callPhone: '/callphone',
  index: '/',
  personalList: '/personalList/:cid',
  infomation: '/infomation/:cid',
  tpl1Home: '/tpl1Home/:cid',
  tpl2Home: '/tpl2home/:cid',
  tpl3Home: '/tpl3Home/:cid',
  tpl4Home: '/tpl4Home/:cid',
  tpl5Home: '/tpl5Home/:cid',
  tpl6Home: '/tpl6Home/:cid',
  tpl7Home: '/tpl7Home/:cid',
  tpl8Home: '/tpl8Home/:cid',
  tpl9Home: '/tpl9Home/:cid',
  tpl10Home: '/tpl10Home/:cid',
  tpl11Home: '/tpl11Home/:cid',
  tpl12Home: '/tpl12Home/:cid',
  tpl13Home: '/tpl13Home/:cid',
  tpl1View: '/tpl1view/:id/:cid',
  guest: '/guest/:id/:cid',
  paper: '/paper/:cid',
  paper2: '/paper2/:cid',
  paper3: '/paper3/:cid',
  reg: '/reg',
  login: '/login',
  reset: '/reset',
  comment: '/comment/:cid',
  commentAdd: '/commentadd',
  commentReply: '/commentreply/:comtUid/:relid',
  conf: '/conf/:id',
  live: '/live/:lid',
  relive: '/relive/:lid',
  listLive: '/listlive/:liveid',
  liveDetail: '/livedetails/:xqid?',
  liveLoginFree: '/liveloginfree/:xqid?',
  revideo: '/revideo/:vid',
  revideo2: '/revideo2',
  videoDetail: '/videoDetail/:id',
  share: '/share/:cid',
  conferenceIndex: '/index/:cid',
  wap: '/wap/:cid',
  wxCode: '/wx_code',
  signOnReturn: '/sign_on',
  activityList: '/activitylist/:id',
  liveList: '/livelist/:id',
  medList: '/medlist/:id',
  videoList: '/videolist/:id',
  hallList: '/halllist/:cid',
  exhibition: '/exhibition/:showid',
  showImage: '/showimage',
  personList: '/personlist/:cid',
  personDetail: '/personDetail/:pid',
  personDesc: '/personDesc',
  calList: '/callist/:cid',
  calListLayout: '/callist/:tmpCal/:cid',
  searchList: '/searchList/:cid',
  calDetail: '/calDetail/:calid',
  deptMeet: '/deptmeet/:dmid',
  infoList: '/infolist/:id',
  moreInfo: '/moreinfo/:id',
  infoDetails: '/infodetails/:infoid',
  schedule1: '/schedule1/:cid',
  schedList: '/schedlist',
  schedDetail: '/schedDetail',
  schedulePerson: '/scheduleperson',
  pdfView: '/pdfview',
  contributeHome: '/contribute/home/:cid',
  qrActivityLogin: '/qr/alogin/:acid',
  qrActivitySubmit: '/qr/asubmit/:acid',
  qrActivitySuccess: '/qr/asuccess/:acid',
  qrSubmitSigned: '/qrsubmit',
  qrLogin: '/qr/login/:cid',
  qrSubmit: '/qr/submit/:cid',
  qrSuccess: '/qr/success',
  qrGuest: '/qr/iisubmit/:cid',
  qrGuestSuccess: '/qr/iisuccess',
  qrGuestEnglish: '/qr/iisubmiten/:cid',
  qrGuestSuccessEnglish: '/qr/iisuccessen',
  sign: '/sign',
  signAdd: '/sign/add/:opFlag',
  signNewHome: '/sign/newhome/:opFlag',
  signHome: '/sign/home/:opFlag',
  signApply: '/sign/apply/:opFlag',
  signHotel: '/sign/hotel/:opFlag',
  signInvoice: '/sign/invoice/:opFlag',
  signMyOrders: '/sign/morder',
  signOrder: '/sign/order',
  signPay: '/sign/pay',
  registrationLogin: '/mregister/login/:cid',
  /** Not in the specification: the person's stored data as a file, and closing the account. */
  myData: '/mydata',
  /** Not in the specification: what the person was notified of, and which channels their messages take. */
  inbox: '/inbox/:cid',
  inboxSettings: '/inbox/settings/:cid',
  /** Not in the specification: all tiles of a home, also those that its template has no room for. */
  homeTiles: '/hometiles/:cid',
  /** Not in the specification: answers the link by which somebody invites a person into their room (A4). */
  roomInvitation: '/roominvitation/:key',
  /** Not in the specification: the person's credits, with the evidence of each. */
  credits: '/credits/:cid',
  /** Not in the specification: staff moderate and answer comments on the phone (S100). */
  commentDesk: '/commentdesk/:cid',
  /** Not in the specification: recomputes a draw in the reader's browser (A5), and shows it on the wall of the hall. */
  lotteryCheck: '/lotterycheck/:id',
  lotteryScreen: '/lotteryscreen/:id',
  /** Not in the specification: the cards of an exhibitor for its people, its desk, page and orders, and the cards that a person handed over (S88, S42). */
  leadDesk: '/leaddesk/:showid',
  standDesk: '/standdesk/:showid',
  standPage: '/standpage/:showid',
  standOrders: '/standorders/:showid',
  standFigures: '/standfigures/:showid',
  /** Not in the specification: department meetings of the person, and making one (S89). */
  deptMeetings: '/deptmeetings/:cid',
  givenCards: '/givencards/:cid',
  /** Not in the specification: a phone of staff that scans at a door. */
  scanner: '/scanner',
  /** Not in the specification: arrivals and queues on the wall of the entrance (O16). */
  doorScreen: '/doorscreen/:cid',
  /** Not in the specification: the form builder shows the phone's form in a frame. */
  formPreview: '/preview/form',
  /** Not in the specification: the survey editor shows the phone's survey in a frame. */
  surveyPreview: '/preview/survey',
  /** Not in the specification: the item editor shows the phone's question in a frame. */
  examPreview: '/preview/exam',
  /** Not in the specification: the home editor shows the phone's home in a frame. */
  homePreview: '/preview/home',
  /** Not in the specification: the editors of news and pages show the phone's page in a frame. */
  textPreview: '/preview/text',
} as const;

export type PathName = keyof typeof paths;
export type PathOf<N extends PathName> = (typeof paths)[N];

/** Base path of all routes. */
export const basePath = '/meetingapp';

type ParameterOf<P extends string> = P extends `${infer Head}/${infer Tail}`
  ? ParameterOf<Head> | ParameterOf<Tail>
  : P extends `:${infer Name}`
    ? Name
    : never;
type Required<Name extends string> = Name extends `${string}?` ? never : Name;
type Optional<Name extends string> = Name extends `${infer Base}?` ? Base : never;

/** The parameters a path needs; ids may be numbers. */
export type Parameters<N extends PathName> = {
  [K in Required<ParameterOf<PathOf<N>>>]: string | number;
} & { [K in Optional<ParameterOf<PathOf<N>>>]?: string | number };

type HrefArguments<N extends PathName> =
  ParameterOf<PathOf<N>> extends never
    ? [parameters?: Record<string, never>, query?: Query]
    : [parameters: Parameters<N>, query?: Query];
type Query = Readonly<Record<string, string | number | undefined>>;

/** Builds the path and query below the base, such as `/sign/home/0?lang=en`. */
export function href<N extends PathName>(name: N, ...rest: HrefArguments<N>): string {
  const [parameters, query] = rest as unknown as [Record<string, string | number> | undefined, Query | undefined];
  const path = paths[name]
    .split('/')
    .map((part) => {
      if (!part.startsWith(':')) return part;
      const value = parameters?.[part.slice(1).replace('?', '')];
      return value === undefined ? undefined : encodeURIComponent(String(value));
    })
    .filter((part) => part !== undefined)
    .join('/');
  const entries = Object.entries(query ?? {}).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, String(value)]],
  );
  const search = new URLSearchParams(entries as [string, string][]).toString();
  return (path === '' ? '/' : path) + (search === '' ? '' : `?${search}`);
}

const oddFlag = /^(\/sign\/(?:home|newhome|add|apply|hotel|invoice)\/)(?![01](?:[/?#]|$))[^/?#]+/;

/**
 * Corrects the spelling of a URL below the base: `/tpl2Home/5001?a=b` becomes `/tpl2home/5001?a=b` (S21), and a step of the sign-up with
 * a flag that is neither 0 nor 1 (`/sign/home/abc`) the step of a new registration. Null: already correct.
 */
export function respelled(address: string): string | null {
  if (address.startsWith('/tpl2Home/')) return address.replace('/tpl2Home/', '/tpl2home/');
  return oddFlag.test(address) ? address.replace(oddFlag, '$10') : null;
}

/** Finds the route a URL below the base opens; null when none matches or an escape is malformed. Case-sensitive; a trailing slash is ignored. */
export function matchPath(address: string): { name: PathName; parameters: Record<string, string> } | null {
  const parts = address.replace(/\/+$/, '').split('/').slice(1);
  for (const [name, pattern] of Object.entries(paths) as [PathName, string][]) {
    const parameters = matchPattern(pattern, parts);
    if (parameters) return { name, parameters };
  }
  return null;
}

/** True when a path below the base opens a screen of the phone's app; others, such as `/verify`, are pages of the server. */
export const isScreen = (path: string): boolean => matchPath(respelled(path) ?? path) !== null;

/** A part of a path; null when an escape in it is malformed. */
function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

function matchPattern(pattern: string, parts: string[]): Record<string, string> | null {
  const wanted = pattern === '/' ? [] : pattern.split('/').slice(1);
  if (parts.length > wanted.length) return null;
  const parameters: Record<string, string> = {};
  for (const [i, want] of wanted.entries()) {
    const got = parts[i];
    if (!want.startsWith(':')) {
      if (got !== want) return null;
    } else if (got !== undefined && got !== '') {
      const text = decoded(got);
      if (text === null) return null;
      parameters[want.slice(1).replace('?', '')] = text;
    } else if (!want.endsWith('?')) return null;
  }
  return parameters;
}
