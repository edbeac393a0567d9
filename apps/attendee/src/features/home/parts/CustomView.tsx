import './CustomView.css';
import type { HomeView } from '@meetingapp/contract/home/home.ts';
import { EmptyState } from '@meetingapp/ui/feedback/EmptyState.tsx';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { buttonClass } from '@meetingapp/ui/actions/button-class.ts';
import { fileText } from '@meetingapp/ui/icons/icons-topics.ts';
import { chevronRight } from '@meetingapp/ui/icons/icons.ts';
import { AddressLink } from '../../../lib/navigation/navigation.tsx';
import { Prose } from '../../../lib/texts/Prose.tsx';
import { useT } from '../../../lib/texts/texts.ts';

/** Text, list, address or file, as configured by the organiser. */
export function CustomView({ view }: { view: HomeView }) {
  const t = useT('home');
  const { title, kind, html, items, to } = view;
  const leads = (kind === 'link' || kind === 'file') && to !== '';
  const empty = html === '' && !leads && items.length === 0;
  return (
    <>
      <h1 className="t-2xl">{title}</h1>
      {html !== '' && <Prose html={html} />}
      {kind === 'list' && items.length > 0 && (
        <ul className="own-list">
          {items.map((item) => (
            <li key={item.title + item.to}>
              <AddressLink address={item.to}>
                <span className="grow">
                  <b>{item.title}</b>
                  {item.text !== '' && <span>{item.text}</span>}
                </span>
                {item.to !== '' && <Icon icon={chevronRight} />}
              </AddressLink>
            </li>
          ))}
        </ul>
      )}
      {leads && (
        <p className="own-act">
          <AddressLink address={to} className={buttonClass()}>
            {t(kind === 'file' ? 'viewFile' : 'viewLink')}
          </AddressLink>
        </p>
      )}
      {empty && <EmptyState icon={fileText} title={t('viewEmpty')} />}
    </>
  );
}
