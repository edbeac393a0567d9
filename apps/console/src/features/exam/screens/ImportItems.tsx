import { examConsoleCalls as calls } from '@meetingapp/contract/exam/console.ts';
import { itemImportCalls } from '@meetingapp/contract/exam/exchange.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Select } from 'antd';
import { useCall } from '../../../lib/calls/use-call.ts';
import { ImportPage } from '../../../lib/imports/ImportPage.tsx';
import { Answered, Page } from '../../../lib/layout/Page.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import type { BankTopics } from '../bank/BankFilters.tsx';

const changes = [calls.bank];

/** Import of items from a sheet; those without a topic go to the one that the address names, by default the first. */
export function ImportItems() {
  const t = useT('itemSheet');
  const need = useT('examBank')('needTopic');
  const { of } = useSearch({ strict: false }) as { of?: number | string };
  const asked = useCall(calls.bank, { cid: useCid() });
  const topics = asked.answer?.topics ?? [];
  const topic = topics.find(({ id }) => id === Number(of ?? 0)) ?? topics[0];
  if (topic) return <IntoTopic topics={topics} id={topic.id} />;
  return (
    <Page title={t('title')}>
      <Answered asked={asked}>{() => need}</Answered>
    </Page>
  );
}

function IntoTopic({ topics, id }: { topics: BankTopics; id: number }) {
  const b = useT('examBank');
  const language = useLanguage();
  const navigate = useNavigate();
  const choose = (of: number) =>
    void navigate({ to: '.', search: (before: Record<string, unknown>) => ({ ...before, of }) as never });
  return (
    <ImportPage
      calls={itemImportCalls}
      t={useT('itemSheet')}
      about={id}
      more={{
        source: (
          <label className="row">
            {b('topicFor')}
            <Select
              aria-label={b('topicFor')}
              value={id}
              popupMatchSelectWidth={false}
              onChange={choose}
              options={topics.map((one) => ({ value: one.id, label: pickLanguage(one.name, language) }))}
            />
          </label>
        ),
      }}
      page="questions"
      changes={changes}
    />
  );
}
