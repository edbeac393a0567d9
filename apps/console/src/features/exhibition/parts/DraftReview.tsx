import type { Draft } from '@meetingapp/contract/exhibition/draft.ts';
import { exhibitionConsoleCalls as calls } from '@meetingapp/contract/exhibition/console.ts';
import type { StandPage } from '@meetingapp/contract/exhibition/stand.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { changedParts, halfTranslated, type PagePart } from '@meetingapp/domain/exhibition/page.ts';
import { joinList } from '@meetingapp/domain/bilingual.ts';
import { Input, Tag } from 'antd';
import { useState } from 'react';
import { useChange } from '../../../lib/calls/use-change.ts';
import { Field } from '../../../lib/forms/Field.tsx';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { momentText } from '../../../lib/time/moment.ts';
import { changed } from '../data.ts';

interface DraftReviewProps {
  exhibitorId: number;
  shown: StandPage;
  draft: Draft;
  mayWrite: boolean;
}

/** What the exhibitor sent: each part that differs from the page, before and after, and the answer. */
export function DraftReview({ exhibitorId, shown, draft, mayWrite }: DraftReviewProps) {
  const t = useT('exhibitionConsole');
  const language = useLanguage();
  const cid = useCid();
  const [words, setWords] = useState('');
  const [fault, setFault] = useState<string>();
  const answer = useChange(calls.answerDraft, { refreshes: changed, said: t('draft.answered') });
  const parts = changedParts(shown, draft.page);
  const half = halfTranslated(draft.page);
  const asked = draft.state === 'asked';

  async function giveBack() {
    if (words.trim() === '') return setFault(t('draft.wordsMissing'));
    await answer.change({ cid, exhibitorId, seen: draft.version, reason: words });
  }
  return (
    <section className="exh-part" aria-label={t('draft.title')}>
      <span className="row">
        <h2>{t('draft.title')}</h2>
        <Tag color={asked ? 'processing' : 'default'}>{t(`draft.states.${draft.state}`)}</Tag>
        <span className="small quiet">{momentText(draft.savedAt, language)}</span>
      </span>
      {draft.reason !== '' && <p className="small">{t('draft.reason', { reason: draft.reason })}</p>}
      {parts.length === 0 ? (
        <p className="quiet">{t('draft.same')}</p>
      ) : (
        <table className="exh-changes">
          <thead>
            <tr>
              <th scope="col">{t('draft.part')}</th>
              <th scope="col">{t('draft.before')}</th>
              <th scope="col">{t('draft.after')}</th>
            </tr>
          </thead>
          <tbody>
            {parts.map((part) => (
              <tr key={part}>
                <th scope="row">{t(`draft.parts.${part}`)}</th>
                <td>
                  <Value page={shown} part={part} />
                </td>
                <td>
                  <Value page={draft.page} part={part} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {half.length > 0 && (
        <p className="small quiet">
          {t('draft.half', {
            parts: joinList(
              half.map((part) => t(`draft.parts.${part}`)),
              language,
            ),
          })}
        </p>
      )}
      {asked && (
        <>
          <Field label={t('draft.words')} fault={fault}>
            <Input.TextArea
              aria-label={t('draft.words')}
              rows={2}
              maxLength={300}
              disabled={!mayWrite}
              value={words}
              onChange={({ target }) => setWords(target.value)}
            />
          </Field>
          <span className="row">
            <ActButton
              type="primary"
              lacks={{ onlyView: !mayWrite }}
              loading={answer.busy}
              onClick={() => void answer.change({ cid, exhibitorId, seen: draft.version, reason: null })}
            >
              {t('draft.release')}
            </ActButton>
            <ActButton lacks={{ onlyView: !mayWrite }} loading={answer.busy} onClick={() => void giveBack()}>
              {t('draft.return')}
            </ActButton>
          </span>
        </>
      )}
    </section>
  );
}

const linesOf = ({ zh, en }: Bilingual): string[] => [zh, en].filter((text) => text !== '');

/** One part of a page, both languages below one another. */
function Value({ page, part }: { page: StandPage; part: PagePart }) {
  const { stand } = page;
  if (part === 'logo') return page.logo === null ? null : <img className="exh-thumb" src={page.logo} alt="" />;
  if (part === 'name' || part === 'field' || part === 'introduction') return <Lines lines={linesOf(page[part])} />;
  if (part === 'products')
    return (
      <ul>
        {stand.products.map(({ key, name, text, picture }) => (
          <li key={key}>
            {picture !== null && <img className="exh-thumb" src={picture} alt="" />}
            <Lines lines={[...linesOf(name), ...linesOf(text)]} />
          </li>
        ))}
      </ul>
    );
  if (part === 'contacts')
    return (
      <ul>
        {stand.contacts.map(({ name, duty }) => (
          <li key={`${name.zh}.${name.en}`}>
            <Lines lines={[...linesOf(name), ...linesOf(duty)]} />
          </li>
        ))}
      </ul>
    );
  return (
    <ul>
      {stand[part].map(({ name, address }) => (
        <li key={`${address}.${name.zh}`}>
          <Lines lines={linesOf(name)} />
          {address.startsWith('https://') || address.startsWith('/files/') ? (
            <a href={address} target="_blank" rel="noopener noreferrer">
              {address}
            </a>
          ) : (
            address
          )}
        </li>
      ))}
    </ul>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </>
  );
}
