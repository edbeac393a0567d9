import './FloorSearchResults.css';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { mapPin } from '@meetingapp/ui/icons/icons-topics.ts';
import { chevronRight, search } from '@meetingapp/ui/icons/icons.ts';
import { Link } from '../../../lib/navigation/navigation.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import type { Home } from '../blocks/block.ts';
import { hasProgramme } from '../view.ts';
import type { FloorHit } from './find-on-floor.ts';

interface Props {
  home: Home;
  /** Id of the list, and its label. */
  list: string;
  label: string;
  words: string;
  finds: readonly FloorHit[];
  /** Index of the option selected by keyboard. */
  active: number;
  shown: boolean;
  take: (one: FloorHit) => void;
}

/** Results on the plan and a link to the programme search. Loaded on the first search. */
export function FloorSearchResults({ home, list, label, words, finds, active, shown, take }: Props) {
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
            // Before the field loses focus, which would close the list.
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
        <Link name="searchList" params={{ cid: home.cid }} query={{ q: words }}>
          <Icon icon={search} />
          {t('seek.programme', { words })}
        </Link>
      )}
    </div>
  );
}
