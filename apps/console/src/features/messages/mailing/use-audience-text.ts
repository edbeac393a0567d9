import { registrationConsoleCalls } from '@meetingapp/contract/registration/console.ts';
import type { Audience } from '@meetingapp/contract/messages/mailing.ts';
import { joinList } from '@meetingapp/domain/bilingual.ts';
import { programmeRoles } from '@meetingapp/contract/agenda/programme.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';

/** An audience in words: the source and its conditions. */
export function useAudienceText(): (audience: Audience) => string {
  const t = useT('mailing');
  const r = useT('registrationConsole');
  const language = useLanguage();
  const { answer: choices } = useCall(registrationConsoleCalls.choices, { cid: useCid() });
  const titles = (rows: readonly { id: number; title: string }[] = [], ids: readonly number[] = []) =>
    rows.filter(({ id }) => ids.includes(id)).map(({ title }) => title);
  return (audience) => {
    if (audience.of === 'programme') {
      const roles = programmeRoles.filter((role) => audience.roles.includes(role));
      const text = joinList(
        roles.map((role) => t(`audience.roles.${role}`)),
        language,
      );
      return t('figure', { label: t('audience.programme'), count: text || t('audience.allRoles') });
    }
    const { states, orders, branches, fees, from, until, words } = audience.filter;
    const parts = [
      ...states.map((state) => r(`states.${state}`)),
      ...titles(choices?.branches, branches),
      ...titles(choices?.fees, fees),
      ...orders.map((state) => r(`orderStates.${state}`)),
      ...(from === null && until === null ? [] : [r('daysOf', { from: from ?? '', until: until ?? '' })]),
      ...(words === '' ? [] : [words]),
    ];
    return t('figure', { label: t('audience.registrations'), count: joinList(parts, language) }).trim();
  };
}
