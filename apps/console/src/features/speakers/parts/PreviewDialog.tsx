import { speakersConsoleCalls as calls } from '@meetingapp/contract/speakers/desk.ts';
import { taskCalls } from '@meetingapp/contract/tasks/task.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Tag } from 'antd';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { Dialog } from '../../../lib/layout/Dialog.tsx';
import { greyOk } from '../../../lib/layout/grey.ts';
import { Answered } from '../../../lib/layout/Page.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { changed } from '../data.ts';

interface PreviewDialogProps {
  invitationIds: number[];
  close: () => void;
  sent: () => void;
}

/** The letters to a selection as each person gets them, before they are sent. */
export function PreviewDialog({ invitationIds, close, sent }: PreviewDialogProps) {
  const t = useT('speakersConsole');
  const language = useLanguage();
  const cid = useCid();
  const asked = useCall(calls.preview, { cid, invitationIds }, { fresh: true });
  const write = useChange(calls.write, { refreshes: [...changed, taskCalls.list], said: t('preview.started') });
  const nobody =
    asked.answer?.people === 0 ? t(asked.answer.unreachable > 0 ? 'preview.nobody' : 'preview.nothing') : '';
  return (
    <Dialog
      width={640}
      title={t('preview.title')}
      okText={t('preview.send')}
      cancelText={t('preview.cancel')}
      okButtonProps={{ loading: write.busy, ...greyOk(nobody) }}
      onOk={() => void write.change({ cid, invitationIds }).then(({ ok }) => ok && sent())}
      onCancel={close}
    >
      <Answered asked={asked}>
        {({ people, unreachable, complete, letters }) => (
          <>
            <p>{t('preview.facts', { people })}</p>
            {unreachable > 0 && <p>{t('preview.unreachable', { count: unreachable })}</p>}
            {complete > 0 && <p>{t('preview.complete', { count: complete })}</p>}
            {letters.length < people && <p className="small quiet">{t('preview.some', { count: letters.length })}</p>}
            {letters.map(({ name, way, subject, text }) => (
              <article key={name.zh + name.en} className="desk-letter">
                <b>{pickLanguage(name, language)}</b> <Tag>{t(`preview.ways.${way}`)}</Tag>
                <div>{pickLanguage(subject, language)}</div>
                <pre>{pickLanguage(text, language)}</pre>
              </article>
            ))}
          </>
        )}
      </Answered>
    </Dialog>
  );
}
