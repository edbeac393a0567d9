import type { Programme, ProgrammeTalk } from '@meetingapp/contract/agenda/programme.ts';
import { readingsOf } from '@meetingapp/server/text/pinyin.ts';

const zh = ['冠脉', '再灌注', '影像', '心力衰竭', '介入', '随访', '指南', '病例', '瓣膜', '心律失常', '高血压', '护理'];
const en = ['coronary', 'reperfusion', 'imaging', 'heart failure', 'intervention', 'follow-up', 'guideline', 'case'];
const surnames = ['沈', '陆', '顾', '林', '程', '周'];
const given = ['砚秋', '一鸣', '清和', '知远', '望舒', '予安'];
const nothing = { zh: '', en: '' };
const TALKS_A_SESSION = 10;
const PEOPLE = 1500;

const of = (words: readonly string[], number: number): string => words[number % words.length] ?? '';

/** A programme with this many talks in sessions of ten, invented and deterministic. */
export function largeProgramme(talks: number): Programme {
  const experts = Array.from({ length: PEOPLE }, (_, id) => ({
    id: id + 1,
    name: { zh: of(surnames, id) + of(given, Math.floor(id / 6)) + (id > 36 ? id : ''), en: `Person Number${id}` },
    affiliation: { zh: `第${id % 200}医院`, en: `Hospital ${id % 200}` },
    post: nothing,
    portrait: null,
    reading: '',
  }));
  const talk = (id: number): ProgrammeTalk => ({
    id: id + 1,
    title: {
      zh: `${of(zh, id)}${of(zh, id * 7 + 3)}：从${of(zh, id * 5 + 1)}到${of(zh, id * 11 + 4)}的${id}例经验`,
      en: `${of(en, id)} and ${of(en, id * 7 + 3)}: from ${of(en, id * 5 + 1)} to ${of(en, id * 3 + 2)} in ${id} patients`,
    },
    from: null,
    to: null,
    abstract: false,
    materials: [],
    parts: [0, 1].map((more) => ({ expert: ((id * 3 + more * 17) % PEOPLE) + 1, role: 'speaker' as const })),
  });
  const sessions = Array.from({ length: Math.ceil(talks / TALKS_A_SESSION) }, (_, id) => {
    const from = Date.UTC(2027, 3, 15 + (id % 4), 1 + (Math.floor(id / 80) % 8));
    return {
      id: id + 1,
      kind: 'session' as const,
      title: { zh: `${of(zh, id)}专场 ${id}`, en: `Session on ${of(en, id)} ${id}` },
      introduction: nothing,
      sponsor: nothing,
      hall: null,
      from: new Date(from).toISOString(),
      to: new Date(from + 3_600_000).toISOString(),
      topics: [],
      parts: [],
      materials: [],
      talks: Array.from({ length: TALKS_A_SESSION }, (_unused, at) => talk(id * TALKS_A_SESSION + at)),
    };
  });
  return {
    cid: 1,
    release: 1,
    releasedAt: '2027-03-01T00:00:00.000Z',
    zone: 'Asia/Shanghai',
    startsOn: '2027-04-15',
    endsOn: '2027-04-18',
    halls: [],
    topics: [],
    experts,
    groups: [],
    sessions,
    readings: readingsOf([...zh, ...surnames, ...given, '专场从到的例经验第医院']),
    pieces: [],
  };
}
