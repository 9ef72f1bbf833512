import { Button, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { fieldsIn } from '../api/api-error.ts';
import { sendTestMail } from '../api/mails.ts';
import { toastSuccess } from '../toast/toasts.ts';
import { MAIL_KEY } from './mail-queries.ts';

/** Sends a mail to an address, to see whether mail works. */
export function TestMailForm() {
  const queries = useQueryClient();
  const [to, setTo] = useState('');
  const test = useMutation({
    mutationFn: sendTestMail,
    onSuccess(_, sentTo) {
      toastSuccess(`A test mail to ${sentTo} is on its way`);
      setTo('');
      void queries.invalidateQueries({ queryKey: MAIL_KEY });
    },
  });
  const wrong = fieldsIn(test.error).to;
  return (
    <form
      className="test-mail"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!test.isPending) test.mutate(to.trim());
      }}
    >
      <TextInput
        label="Address for a test"
        name="to"
        type="email"
        autoComplete="email"
        value={to}
        {...(wrong && { error: wrong })}
        onChange={(event) => {
          setTo(event.currentTarget.value);
          if (test.error) test.reset();
        }}
      />
      <Button type="submit" variant="default" aria-disabled={test.isPending}>
        Send a test mail
      </Button>
    </form>
  );
}
