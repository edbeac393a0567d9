import './OwnView.css';
import type { HomeView } from '@meetingapp/contract/home.ts';
import { EmptyState } from '@meetingapp/ui/EmptyState.tsx';
import { Icon } from '@meetingapp/ui/Icon.tsx';
import { buttonClass } from '@meetingapp/ui/button-class.ts';
import { fileText } from '@meetingapp/ui/icons-topics.ts';
import { chevronRight } from '@meetingapp/ui/icons.ts';
import { ToAddress } from '../../../lib/go.tsx';
import { Prose } from '../../../lib/Prose.tsx';
import { useT } from '../../../lib/texts.ts';

/** A text, a list, an address or a file, as the organiser set it. */
export function OwnView({ view }: { view: HomeView }) {
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
              <ToAddress address={item.to}>
                <span className="grow">
                  <b>{item.title}</b>
                  {item.text !== '' && <span>{item.text}</span>}
                </span>
                {item.to !== '' && <Icon icon={chevronRight} />}
              </ToAddress>
            </li>
          ))}
        </ul>
      )}
      {leads && (
        <p className="own-act">
          <ToAddress address={to} className={buttonClass()}>
            {t(kind === 'file' ? 'viewFile' : 'viewLink')}
          </ToAddress>
        </p>
      )}
      {empty && <EmptyState icon={fileText} title={t('viewEmpty')} />}
    </>
  );
}
