import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Form } from 'react-router';
import { CollegeMark } from '../layout/college-mark.tsx';
import { Heading } from '../layout/heading.tsx';
import { leaveFor } from '../session/profile.ts';
import { useCollege } from '../shell.ts';
import { hasSecondFactor, secondFactorQuery } from './second-factor-query.ts';
import { TwoStepPanel } from './two-step-panel.tsx';
import '../session/session.css';
import { words } from './words.ts';

/** The one screen that opens to an administrator without a second factor where the settings ask for one. */
export function EnrolmentScreen() {
  const college = useCollege();
  const { data } = useQuery(secondFactorQuery);
  return (
    <main className="enrolment-screen">
      <p className="login-college">
        <CollegeMark />
        {college.name}
      </p>
      <Heading title={words.enrolTitle} />
      <p className="two-step-intro">{words.enrolIntro}</p>
      <TwoStepPanel />
      <div className="enrolment-answers">
        {data && hasSecondFactor(data.factors) && (
          <Button onClick={() => void leaveFor('/admin/dashboard')}>{words.goOn}</Button>
        )}
        <Form method="post" action="/admin/logout">
          <Button type="submit" variant="default">
            {words.logout}
          </Button>
        </Form>
      </div>
    </main>
  );
}
