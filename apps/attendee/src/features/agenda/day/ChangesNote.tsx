import './ChangesNote.css';
import type { Programme } from '@meetingapp/contract/agenda/programme.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { Sheet } from '@meetingapp/ui/feedback/Sheet.tsx';
import { Tag } from '@meetingapp/ui/data/Tag.tsx';
import { useState } from 'react';
import { useLanguage } from '../../../lib/texts/language.ts';
import type { useProgrammeNews } from '../../../shared/programme/news.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { changeWords } from '../../../shared/programme/change-words.ts';

/** Up to this many changes the sheet is only as high as its content. */
const FEW = 6;

interface Props {
  programme: Programme;
  changes: ReturnType<typeof useProgrammeNews>['changes'];
  onSeen: () => void;
}

/** The number of changes, and the sheet with them. */
export function ChangesNote({ programme, changes, onSeen }: Props) {
  const t = useT('agenda');
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const close = (): void => {
    setOpen(false);
    onSeen();
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
                <b>{pickLanguage(change.title, language)}</b>
                <span className="how">{changeWords(change, programme, language)}</span>
              </span>
            </li>
          ))}
        </ul>
      </Sheet>
    </div>
  );
}
