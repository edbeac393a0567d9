import './NewsBand.css';
import type { Programme } from '@meetingapp/contract/agenda-programme.ts';
import { Button } from '@meetingapp/ui/Button.tsx';
import { Sheet } from '@meetingapp/ui/Sheet.tsx';
import { Tag } from '@meetingapp/ui/Tag.tsx';
import { useState } from 'react';
import { useLanguage } from '../../../lib/language.ts';
import { inWords } from '../../../lib/programme/look-up.ts';
import { useProgrammeNews } from '../../../lib/programme/news.ts';
import { useT } from '../../../lib/texts.ts';
import { changeWords } from '../../../lib/programme/change-words.ts';

/** So many stand in a sheet that is no higher than they are. */
const FEW = 6;

/** Says that the programme has changed since the last look, and how (A3). */
export function NewsBand({ cid, programme }: { cid: string; programme: Programme }) {
  const t = useT('agenda');
  const language = useLanguage();
  const { changes, seen } = useProgrammeNews(cid);
  const [open, setOpen] = useState(false);
  if (changes.length === 0) return null;
  const close = (): void => {
    setOpen(false);
    seen();
  };
  return (
    <div className="ag-news" role="status">
      <p>{t('news', { count: changes.length })}</p>
      <Button variant="soft" size="sm" onClick={() => setOpen(true)}>
        {t('newsShow')}
      </Button>
      <Sheet open={open} onClose={close} title={t('newsTitle')} closeLabel={t('newsSeen')} tall={changes.length > FEW}>
        <ul className="ag-changes">
          {changes.map((change) => (
            <li key={`${change.item}${change.id}${change.kind}`}>
              <Tag kind={change.kind === 'hall' ? 'role' : change.kind === 'removed' ? 'bad' : 'soon'}>
                {t(`changes.${change.kind}`)}
              </Tag>
              <span className="grow">
                <b>{inWords(change.title, language)}</b>
                <span className="how">{changeWords(change, programme, language)}</span>
              </span>
            </li>
          ))}
        </ul>
      </Sheet>
    </div>
  );
}
