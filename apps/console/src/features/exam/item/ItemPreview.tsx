import type { ExamPreviewMessage } from '@meetingapp/contract/exam/attempt.ts';
import type { ItemContent } from '@meetingapp/contract/exam/item.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { arrange } from '@meetingapp/domain/exam/paper.ts';
import { shownItem } from '@meetingapp/domain/exam/shown-item.ts';
import { PhonePreview } from '../../../lib/preview/PhonePreview.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { lacksPicture } from './draft.ts';
import { nameBlanks } from './name-blanks.ts';

/** Options stay in their order, except where that order is the key. */
const SEED = '0123456789abcdef';

/** The phone's question with the draft: no key and no reason. */
export function ItemPreview({ content }: { content: ItemContent }) {
  const t = useT('examItem');
  const lacking = lacksPicture(content.question);
  const messageIn = (language: Language): ExamPreviewMessage | null => {
    if (lacking) return null;
    const media = content.media?.address === '' ? null : content.media;
    const item = shownItem({ ...content, media }, arrange(content.question, SEED, false), language);
    return { examPreview: 'show', item: nameBlanks(item, t('previewBlank')) };
  };
  return (
    <>
      <PhonePreview
        screen="examPreview"
        title={t('preview')}
        languageLabel={t('previewLanguage')}
        className="item-phone"
        message={messageIn}
      >
        {lacking && <p className="note">{t('previewLacks')}</p>}
      </PhonePreview>
      <p className="small quiet">{t('previewNote')}</p>
    </>
  );
}
