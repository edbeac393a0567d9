import { PEOPLE, SNAPSHOT_VISITOR, type SimulatedPerson } from '../messenger/people.ts';
import { both, html, type Html } from './html.ts';
import { layout, NOT_REAL } from './layout.ts';

/** Asks who is holding the phone. @param link returns the address that answers with this person, or with none. */
export function authorisePage({ silent, link }: { silent: boolean; link: (person: string) => string }): Html {
  const choice = (person: SimulatedPerson): Html =>
    html`<a class="choice" href="${link(person.id)}"
      ><b>${person.nickname.charAt(0)}</b><span>${person.nickname}<small>${person.about}</small></span></a
    >`;
  return layout({
    title: '模拟微信登录 / Simulated messenger log-in',
    warning: NOT_REAL,
    content: html` <h1>
        ${silent ? both('谁在使用这部手机？', 'Who is holding this phone?') : both('以谁的身份登录？', 'Log in as whom?')}
      </h1>
      ${PEOPLE.map(choice)} ${choice(SNAPSHOT_VISITOR)}
      <a class="choice" href="${link('')}">${both('拒绝授权', 'Refuse')}</a>
      <p class="quiet">
        ${silent ? both('静默授权：真实的微信不会显示这一页，下次将直接登录', 'Silent log-in: the real messenger shows no page; next time this one will not appear') : html``}
      </p>`,
  });
}
