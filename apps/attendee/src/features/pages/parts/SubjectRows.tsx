import type { SubjectItem, SubjectKind } from '@meetingapp/contract/pages/page.ts';
import { dayOf } from '@meetingapp/domain/conference/phase.ts';
import { Avatar } from '@meetingapp/ui/data/Avatar.tsx';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { chevronRight } from '@meetingapp/ui/icons/icons.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { smallPicture } from '@meetingapp/ui/media/small-picture.ts';
import type { ReactNode } from 'react';
import { momentText, shortDay } from '../../../lib/time/dates.ts';
import { AddressLink } from '../../../lib/navigation/navigation.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';

interface Shown {
  before?: ReactNode;
  after?: ReactNode;
  about: string;
}

type Draw = (item: SubjectItem, zone: string, language: Language) => Shown;

/** Renderer of each kind of item. */
const draws: Record<SubjectKind, Draw> = {
  session: ({ at, text }, zone, language) => ({
    about: [at === null ? '' : momentText(at, zone, language), text].filter((part) => part !== '').join(' · '),
  }),
  article: ({ at, picture }, zone, language) => ({
    about: at === null ? '' : shortDay(dayOf(Date.parse(at), zone), language),
    ...(picture === null
      ? {}
      : { after: <img className="side" src={smallPicture(picture, 256)} alt="" loading="lazy" /> }),
  }),
  person: ({ title, text, picture }) => ({
    before: <Avatar name={title} surname={[...title][0] ?? ''} src={picture ?? undefined} size="l" />,
    about: text,
  }),
};

/** Items of a topic, of one kind. */
export function SubjectRows({ kind, items, zone }: { kind: SubjectKind; items: readonly SubjectItem[]; zone: string }) {
  const language = useLanguage();
  return (
    <ul className="card subject-rows">
      {items.map((item) => {
        const { before, after, about } = draws[kind](item, zone, language);
        return (
          <li key={item.id}>
            <AddressLink address={item.to}>
              {before}
              <span className="grow">
                <b>{item.title}</b>
                {about !== '' && <span className="about">{about}</span>}
              </span>
              {after}
              <Icon icon={chevronRight} />
            </AddressLink>
          </li>
        );
      })}
    </ul>
  );
}
