import { useState } from 'react';
import { Button } from '../src/actions/Button.tsx';
import { ChipsMany } from '../src/forms/ChipsMany.tsx';
import { Chips } from '../src/forms/Chips.tsx';
import { ChoiceCard } from '../src/forms/ChoiceCard.tsx';
import { ChoiceGroup } from '../src/forms/ChoiceGroup.tsx';
import { Money } from '../src/data/Money.tsx';
import { RippleButton } from '../src/actions/RippleButton.tsx';
import { Segments } from '../src/actions/Segments.tsx';
import { Tabs } from '../src/actions/Tabs.tsx';
import { Tag } from '../src/data/Tag.tsx';
import { Section } from './Section.tsx';
import type { Words } from './words-zh.ts';

function Buttons({ t }: { t: Words }) {
  return (
    <Section title={t.buttons}>
      <RippleButton guard>{t.next}</RippleButton>
      <Button variant="soft">{t.pressed}</Button>
      <Button variant="outline">{t.biography}</Button>
      <Button variant="danger">{t.cancelRegistration}</Button>
      <Button variant="danger-fill">{t.cancelRefund}</Button>
      <Button loading loadingText={t.submitting}>
        {t.submit}
      </Button>
      <Button disabled>{t.full}</Button>
      <Button disabled reason={t.fullReason}>
        {t.next}
      </Button>
      <Button variant="ghost">{t.later}</Button>
      <div className="row gap-2" style={{ flexWrap: 'wrap', rowGap: '.16rem' }}>
        <Button size="sm">{t.accept}</Button>
        <Button size="sm" variant="soft">
          {t.change}
        </Button>
        <Button size="sm" variant="outline">
          {t.refuse}
        </Button>
        <Button size="sm" variant="danger">
          {t.refund}
        </Button>
        <Button size="sm" loading>
          {t.accept}
        </Button>
      </div>
    </Section>
  );
}

function Fees({ t }: { t: Words }) {
  const [fee, setFee] = useState('member');
  const [course, setCourse] = useState(true);
  const shared = { name: 'fee' };
  return (
    <Section title={t.fee}>
      <ChoiceGroup legend={t.fee} legendHidden role="radiogroup">
        <ChoiceCard
          {...shared}
          value="member"
          checked={fee === 'member'}
          onChange={() => setFee('member')}
          title={t.feeMember}
          text={t.feeMemberText}
          price={<Money fen={120000} size="xl" />}
        >
          <p className="t-sm ink-2">{t.why}</p>
        </ChoiceCard>
        <ChoiceCard
          {...shared}
          value="nurse"
          checked={fee === 'nurse'}
          onChange={() => setFee('nurse')}
          title={t.feeNurse}
          text={t.feeNurseText}
          price={<Money fen={80000} size="xl" />}
          aside={<Tag kind="soon">{t.few}</Tag>}
        />
        <ChoiceCard
          {...shared}
          value="student"
          checked={false}
          onChange={() => setFee('student')}
          title={t.feeStudent}
          price={<Money fen={60000} size="xl" />}
          disabled
          reason={
            <>
              {t.feeStudentWhy}
              <a className="link" href="#role">
                {t.changeRole}
              </a>
            </>
          }
        />
      </ChoiceGroup>
      <ChoiceCard
        type="checkbox"
        name="course"
        value="course"
        checked={course}
        onChange={setCourse}
        title={t.course}
        text={t.courseText}
        price={<Money fen={30000} size="lg" />}
      />
    </Section>
  );
}

export function Acting({ t }: { t: Words }) {
  const [role, setRole] = useState('0');
  const [topics, setTopics] = useState(['0', '2']);
  const [stay, setStay] = useState('bed');
  const [tab, setTab] = useState('talks');
  return (
    <>
      <Buttons t={t} />
      <Section title={t.choice}>
        <Chips
          legend={t.role}
          required
          value={role}
          onChange={setRole}
          options={t.roles.map((label, index) => ({ value: String(index), label, disabled: index === 3 }))}
        />
        <ChipsMany
          legend={t.topics}
          aside={t.upTo}
          max={3}
          maxText={t.maxText}
          value={topics}
          onChange={setTopics}
          options={t.topicList.map((label, index) => ({ value: String(index), label }))}
        />
        <Chips
          legend={t.role}
          required
          value=""
          onChange={setRole}
          error={t.chooseRole}
          options={t.roles.slice(0, 3).map((label, index) => ({ value: String(index), label }))}
        />
      </Section>
      <Fees t={t} />
      <Section title={t.tabs}>
        <Tabs
          label={t.session}
          current={tab}
          onChange={setTab}
          tabs={[
            { id: 'talks', label: t.talks },
            { id: 'about', label: t.about },
            { id: 'files', label: t.files },
            { id: 'questions', label: t.questions, count: '3' },
          ]}
        >
          <p style={{ paddingTop: '.24rem' }}>{t.where}</p>
        </Tabs>
        <Segments
          label={t.stay}
          value={stay}
          onChange={setStay}
          options={[
            { value: 'room', label: t.room },
            { value: 'bed', label: t.bed },
          ]}
        />
      </Section>
    </>
  );
}
