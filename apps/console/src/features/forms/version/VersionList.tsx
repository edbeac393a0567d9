import { formCalls } from '@meetingapp/contract/forms.ts';
import { Button, Tag } from 'antd';
import { Answered } from '../../../lib/layout/Page.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { momentText } from '../../../lib/time/moment.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { Dialog } from '../../../lib/layout/Dialog.tsx';
import { useVersions } from '../data.ts';
import { VersionDifferences } from './VersionDifferences.tsx';

interface VersionListProps {
  cid: number;
  formId: number | null;
  revision: number;
  mayWrite: boolean;
  hasDraft: boolean;
  close: () => void;
  /** Called when another draft has begun. */
  began: () => void;
}

/** All versions with their changes and number of answers; each can become the next draft. */
export function VersionList({ cid, formId, revision, mayWrite, hasDraft, close, began }: VersionListProps) {
  const t = useT('forms');
  const language = useLanguage();
  const asked = useVersions(cid, formId);
  const restore = useChange(formCalls.restore, { refreshes: [formCalls.read] });
  const discard = useChange(formCalls.discard, { refreshes: [formCalls.read] });
  return (
    <Dialog title={t('versions')} footer={null} onCancel={close} width={640}>
      <div className="versions">
        {hasDraft && mayWrite && (
          <p className="row">
            <span className="grow quiet small">{t('version.discardText')}</span>
            <Button
              danger
              size="small"
              loading={discard.busy}
              onClick={() => void discard.change({ cid, formId, revision }).then(({ ok }) => ok && began())}
            >
              {t('version.discard')}
            </Button>
          </p>
        )}
        <Answered asked={asked}>
          {({ versions }) =>
            versions.length === 0 ? (
              <p className="quiet">{t('version.none')}</p>
            ) : (
              <ol>
                {versions.map((version, at) => (
                  <li key={version.number}>
                    <div className="row">
                      <b>{t('version.name', { number: version.number })}</b>
                      {at === 0 && (
                        <Tag variant="filled" color="success">
                          {t('version.current')}
                        </Tag>
                      )}
                      <span className="grow small quiet one">
                        {[momentText(version.publishedAt, language), version.publishedBy].filter(Boolean).join(' · ')}
                        {' · '}
                        {t('version.registrations', { count: version.registrations })}
                      </span>
                      {mayWrite && (
                        <Button
                          size="small"
                          loading={restore.busy}
                          onClick={() =>
                            void restore
                              .change({ cid, formId, number: version.number, revision })
                              .then(({ ok }) => ok && began())
                          }
                        >
                          {t('version.restore')}
                        </Button>
                      )}
                    </div>
                    <VersionDifferences before={versions[at + 1]?.fields ?? null} after={version.fields} />
                  </li>
                ))}
              </ol>
            )
          }
        </Answered>
      </div>
    </Dialog>
  );
}
