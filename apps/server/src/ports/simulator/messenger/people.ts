/** Invented people to log in as. */
export interface SimulatedPerson {
  id: string;
  nickname: string;
  about: string;
  openid: string;
  unionid: string;
}

function person(id: string, nickname: string, about: string): SimulatedPerson {
  return {
    id,
    nickname,
    about,
    openid: `oSimulated_${id}`.padEnd(28, '0'),
    unionid: `uSimulated_${id}`.padEnd(28, '0'),
  };
}

export const PEOPLE: readonly SimulatedPerson[] = [
  person('lin', '林若溪', '心内科医师 · Cardiologist'),
  person('zhou', '周景行', '外科主任 · Head of surgery'),
  person('chen', '陈思远', '规培医师 · Resident'),
  person('wu', '吴佩兰', '护士长 · Head nurse'),
  person('emily', 'Emily Hart', '海外代表 · Delegate from abroad'),
  person('new', '新访客', '从未登录过 · Never logged in before'),
];

/** The person that the messenger invents when it shows a snapshot of the page. */
export const SNAPSHOT_VISITOR = person('snapshot', '微信用户', '快照页的虚拟用户 · Virtual user of a snapshot page');

export function findPerson(id: string): SimulatedPerson | undefined {
  return [...PEOPLE, SNAPSHOT_VISITOR].find((known) => known.id === id);
}
