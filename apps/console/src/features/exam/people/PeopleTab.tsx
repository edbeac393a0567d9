import './people.css';
import {
  attemptOutcomes,
  examPeopleCalls as calls,
  type AttemptOutcome,
  type Examinee,
  type PeopleFilter,
} from '@meetingapp/contract/exam/people.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { search } from '@meetingapp/ui/icons/icons.ts';
import { listChecks } from '@meetingapp/ui/icons/icons-topics.ts';
import { Input, Select, Tag } from 'antd';
import { useDeferredValue, useState } from 'react';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useExport } from '../../../lib/calls/use-export.ts';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { EmptyState } from '../../../lib/layout/EmptyState.tsx';
import { Answered } from '../../../lib/layout/Page.tsx';
import { ListTable } from '../../../lib/lists/ListTable.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { momentText } from '../../../lib/time/moment.ts';
import { clockOf, pointsOf } from '../view.ts';

const everybody: PeopleFilter = { words: '', outcome: null };

/** Attempts of an exam by search and outcome, with their marks by section; what is listed can be exported. */
export function PeopleTab({ examId }: { examId: number }) {
  const t = useT('examConsole');
  const cid = useCid();
  const [filter, setFilter] = useState(everybody);
  const asked = useCall(calls.people, { cid, examId, ...useDeferredValue(filter) }, { fresh: true });
  const sheet = useExport(calls.exportPeople);
  const none = asked.answer?.found === 0;
  return (
    <>
      <div className="exam-people-filters">
        <Input
          className="grow"
          allowClear
          prefix={<Icon icon={search} />}
          placeholder={t('people.search')}
          aria-label={t('people.search')}
          maxLength={60}
          value={filter.words}
          onChange={({ target }) => setFilter({ ...filter, words: target.value })}
        />
        <Select<AttemptOutcome | ''>
          aria-label={t('people.outcome')}
          value={filter.outcome ?? ''}
          popupMatchSelectWidth={false}
          onChange={(outcome) => setFilter({ ...filter, outcome: outcome === '' ? null : outcome })}
          options={[
            { value: '', label: t('people.any') },
            ...attemptOutcomes.map((value) => ({ value, label: t(`people.outcomes.${value}`) })),
          ]}
        />
        <ActButton
          why={none ? t('people.nobodyToExport') : ''}
          loading={sheet.busy}
          onClick={() => void sheet.start({ cid, examId, ...filter })}
        >
          {t('people.export')}
        </ActButton>
        {asked.answer && (
          <span className="small quiet" aria-live="polite">
            {t('people.found', { found: asked.answer.found, total: asked.answer.total })}
          </span>
        )}
      </div>
      <Answered asked={asked}>
        {({ people, sections, total, found }) =>
          people.length === 0 ? (
            <EmptyState
              icon={listChecks}
              title={t(total === 0 ? 'people.nobody' : 'people.none')}
              text={t(total === 0 ? 'noResultsText' : 'people.noneText')}
            />
          ) : (
            <>
              <PeopleTable people={people} sections={sections} />
              {found > people.length && <p className="small quiet exam-people-more">{t('people.first')}</p>}
            </>
          )
        }
      </Answered>
    </>
  );
}

interface TableProps {
  people: readonly Examinee[];
  sections: readonly { title: { zh: string; en: string } }[];
}

function PeopleTable({ people, sections }: TableProps) {
  const t = useT('examConsole');
  const language = useLanguage();
  const points = (hundredths: number) => pointsOf(hundredths / 100);
  return (
    <ListTable<Examinee & { id: number }>
      rows={people.map((one) => ({ ...one, id: one.attemptId }))}
      open={null}
      scroll={{ x: 'max-content' }}
      columns={[
        {
          title: t('people.name'),
          render: (_value, one) => (
            <span className="exam-person">
              <b>{one.name || t('people.unnamed')}</b>
              <span className="small quiet">{one.registration}</span>
            </span>
          ),
        },
        { title: t('people.attempt'), width: 80, align: 'right', dataIndex: 'number' },
        {
          title: t('people.result'),
          width: 170,
          render: (_value, one) => (
            <>
              <Tag color={one.state === 'running' ? 'processing' : one.passed ? 'success' : 'error'}>
                {t(`people.outcomes.${one.state === 'running' ? 'running' : one.passed ? 'passed' : 'failed'}`)}
              </Tag>
              {one.automatic && <Tag>{t('people.automatic')}</Tag>}
            </>
          ),
        },
        {
          title: t('people.points'),
          width: 100,
          align: 'right',
          render: (_value, one) =>
            one.mark === null ? '–' : t('people.of', { mark: points(one.mark), most: points(one.most ?? 0) }),
        },
        ...sections.map(({ title }, at) => ({
          title: pickLanguage(title, language),
          align: 'right' as const,
          render: (_value: unknown, one: Examinee) => {
            const sum = one.sections[at];
            if (!sum) return '–';
            const text = t('people.of', { mark: points(sum.mark), most: points(sum.most) });
            return sum.passed ? text : <span className="exam-red">{t('people.below', { text })}</span>;
          },
        })),
        {
          title: t('time'),
          width: 80,
          align: 'right',
          render: (_value, one) => (one.seconds === null ? '–' : clockOf(one.seconds)),
        },
        {
          title: t('people.finishedAt'),
          width: 160,
          render: (_value, one) => momentText(one.finishedAt ?? one.startedAt, language),
        },
      ]}
    />
  );
}
