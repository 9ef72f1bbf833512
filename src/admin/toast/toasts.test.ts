import { beforeEach, expect, test } from 'vitest';
import {
  clearToasts,
  dismissErrors,
  toastError,
  toastStore,
  toastSuccess,
  toastWithAction,
} from './toasts.ts';

const shown = () => toastStore.all().map(({ message }) => message);

beforeEach(clearToasts);

test('a success ends the errors before it, and an error leaves the successes [17.93]', () => {
  toastError('Title is required.');
  toastError('The server cannot be reached.');
  toastSuccess('Notice added');
  expect(shown()).toEqual(['Notice added']);
  toastError('This is too large.');
  expect(shown()).toEqual(['Notice added', 'This is too large.']);
  toastSuccess('Notice updated');
  expect(shown()).toEqual(['Notice added', 'Notice updated']);
});

test('what became of a deletion, and Undo, join its toast [24.68]', () => {
  const action = { label: 'Undo', run: () => {} };
  toastSuccess('Saved');
  toastSuccess('Notice deleted Successfully');
  toastWithAction('Moved to Trash', action);
  expect(toastStore.all()).toMatchObject([
    { message: 'Saved' },
    { message: 'Notice deleted Successfully', detail: 'Moved to Trash', action },
  ]);
  toastWithAction('Moved to Trash', action);
  expect(shown()).toEqual(['Saved', 'Notice deleted Successfully', 'Moved to Trash']);
});

test('errors end when they are corrected: one of them, or all [17.92]', () => {
  toastSuccess('Saved');
  toastError('The server cannot be reached.');
  toastError('Title is required.');
  dismissErrors('The server cannot be reached.');
  expect(shown()).toEqual(['Saved', 'Title is required.']);
  dismissErrors();
  expect(shown()).toEqual(['Saved']);
});
