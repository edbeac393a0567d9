import './FloorFinds.css';
import { Icon } from '@meetingapp/ui/Icon.tsx';
import { mapPin } from '@meetingapp/ui/icons-topics.ts';
import { chevronRight, search } from '@meetingapp/ui/icons.ts';
import { To } from '../../../lib/go.tsx';
import { useT } from '../../../lib/texts.ts';
import type { Home } from '../blocks/block.ts';
import { hasProgramme } from '../view.ts';
import type { FloorFind } from './floor-index.ts';

interface Props {
  home: Home;
  /** Its id, and what it is called. */
  list: string;
  label: string;
  words: string;
  finds: readonly FloorFind[];
  /** Which one the keys stand on. */
  active: number;
  shown: boolean;
  take: (one: FloorFind) => void;
}

/** What was found on the plan, and the way to the search of the programme. It comes when somebody looks for something. */
export function FloorFinds({ home, list, label, words, finds, active, shown, take }: Props) {
  const t = useT('home');
  return (
    <div className="floor-finds" hidden={!shown}>
      <ul role="listbox" id={list} aria-label={label}>
        {finds.map((one, at) => (
          <li
            key={one.key}
            id={`${list}-${at}`}
            role="option"
            aria-selected={at === active}
            // Before the field loses the focus, and with it the list.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => take(one)}
          >
            <Icon icon={one.place ? mapPin : chevronRight} />
            <span>
              <b>{one.name}</b>
              {one.note !== '' && <small>{one.note}</small>}
            </span>
            <b className="bo">{one.label}</b>
          </li>
        ))}
      </ul>
      {finds.length === 0 && <p>{t('seek.none', { words })}</p>}
      {hasProgramme(home.info) && (
        <To name="searchList" params={{ cid: home.cid }} query={{ q: words }}>
          <Icon icon={search} />
          {t('seek.programme', { words })}
        </To>
      )}
    </div>
  );
}
