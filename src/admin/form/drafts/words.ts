/** Sentences about drafts, their dates and how they are kept. */
export const words = {
  publish: 'Publish',
  publishChanges: 'Publish changes',
  sendForReview: 'Send for review',
  saveDraft: 'Save draft',
  preview: 'Preview',
  schedule: 'Schedule',
  takeDown: 'Take down',
  draftSaved: 'Draft saved',
  draftSavedFirst:
    'Draft saved. It comes first once it is published: ‘Move to…’ in the list then takes it to its place.',
  scheduled: (moment: string) => `Scheduled for ${moment}`,
  datesSaved: 'The dates were saved',
  datesOfDraftSaved: 'The dates were saved. Visitors do not see it before it is published.',
  takenDown: 'Taken down',
  thrownAway: 'The draft was thrown away',
  linksEnded: 'All links to this have ended',
  linkCopied: 'The link was copied',
  /** Where a draft is sent for review that is already there, unchanged. */
  titleMissing: (label: string) => `${label} is required.`,
  sentAlready: {
    submitted: 'This waits for approval already.',
    approved: 'This is approved already: a publisher can publish it.',
  },
  nothingToSend: 'Nothing has been changed, so there is nothing to send for review.',
  nothingToKeep: 'Nothing has been changed, so there is nothing to keep as a draft.',

  /** How the draft is kept, said beside the buttons. */
  kept: (time: string) => `Saved ${time}`,
  onDevice: 'No connection: what you type is kept on this device.',
  notKept: (why: string) => `The draft is not saved yet. ${why}`,
  stale: 'Somebody else has changed this too. What you type is kept on this device.',
  compare: 'Compare',

  /** Why an author finds no Save. */
  picturesOfDraft: 'This changes the pictures of the draft. Visitors see them once the draft is published.',
  authorOnly: 'You write drafts: visitors see them once a publisher has published them.',
  scheduledLock:
    'A publisher has scheduled this, so only publishers change it until it appears. If something has to change, ask one to cancel the schedule first.',

  states: {
    draft: 'Draft: visitors do not see this yet',
    takenDown: 'Taken down: visitors do not see this any more',
    scheduled: 'Draft: visitors do not see this yet',
    live: 'Live: visitors see this',
    ended: 'Ended: it was taken down by its date',
    trash: 'In Trash',
  },
  liveWithDraft: 'Live, with changes that visitors do not see yet',
  review: {
    submitted: 'Waiting for approval',
    approved: 'Approved',
    returned: 'Sent back',
  },
  reviewOf: 'Review of this draft',
  reviewSays: {
    none: 'Texts of this kind are approved by a publisher before visitors see them.',
    submitted: 'This draft waits for approval. A change of it ends the review.',
    approved:
      'This draft is approved, and waits for a publisher to publish it as it stands. A change of it ends the approval.',
    returned: 'This draft was sent back:',
  },
  /** To who may publish it. */
  publishApproved:
    'This draft is approved. Visitors see it once you publish it as it stands. A change of it ends the approval.',
  /** To whom it is scheduled. */
  approvedAndDue: 'This draft is approved, and appears at its moment. A change of it ends the approval.',
  /** Before the words with which it was sent back. */
  returnedBy: (name: string) => `${name} sent this draft back:`,
  returnedBefore: (name: string | null) =>
    name === null ? 'It was sent back before:' : `${name} sent it back before:`,
  /** Why the reader may not approve the draft. */
  ownDraft: 'You have written in this draft, so somebody else has to approve it.',
  approve: 'Approve',
  sendBack: 'Send back',
  sendBackTitle: 'Send this draft back?',
  sendBackNote: 'What should be changed?',
  sendBackHint: 'The author reads this above the form.',
  sendBackMissing: 'Say what should be changed.',
  reviewDone: {
    submit: 'Submitted for review',
    approve: 'Approved',
    return: 'Sent back',
  },
  appears: (moment: string) => `Appears on ${moment}`,
  changeAppears: (moment: string) => `The change appears on ${moment}`,
  comesDown: (moment: string) => `Comes down on ${moment}`,
  pinned: (moment: string) => `Pinned to the top until ${moment}`,

  /** For records that visitors do not see. */
  onlyDraft: 'Only staff see this draft',
  /** What was taken down by hand, or ended, and is unchanged. */
  putBackBy: 'Visitors no longer see this. ‘Publish’ puts it back as it stands.',
  saveShows: '‘Publish’ shows it to visitors at once; ‘Save draft’ does not.',
  saveShowsNew:
    '‘Publish’ shows this to visitors at once. ‘Save draft’ keeps it for staff until somebody publishes it.',
  draftOf: (title: string) => `This is a draft of ‘${title}’`,
  changedBy: (time: string, name: string | null) =>
    name === null ? `changed ${time}` : `changed ${time} by ${name}`,
  end: '.',
  visitorsSeeFormer: 'Visitors still see the former text.',
  movedOn:
    'What visitors see has changed since this draft was begun. You will be shown both before it is published.',
  correctLive: 'Correct what visitors see',
  showDraft: 'Show the draft',
  throwAway: 'Throw the draft away',
  throwAwayTitle: 'Throw the draft away?',
  throwAwayLive: 'What visitors see stays as it is. What was written in the draft is lost.',
  throwAwayNew:
    'Nothing of this was ever shown to visitors. A publisher can put it back from Trash for 30 days.',
  throwAwayDown:
    'Visitors saw this until it was taken down. A publisher can put it back from Trash for 30 days, with all its versions.',
  throwAwayEnded: 'What visitors saw last is kept as it was. What was written in the draft is lost.',
  thisIsLive: 'This is what visitors see. There is also a draft.',
  liveStopsSchedule:
    'Saving this changes what visitors see at once. The scheduled change is then not published by itself: compare and schedule it again.',
  liveLeavesDraft: 'Saving this changes what visitors see at once, and leaves the draft as it is.',

  editing: (name: string) => `${name} is editing this.`,

  localCopy: (time: string) => `What you typed here on ${time} was not saved.`,
  /** Above the form of a new record. */
  begun: 'What you have begun',
  severalBegun: 'You have begun several that are not published yet:',
  youBegan: 'You began',
  quoted: (title: string) => `‘${title}’`,
  keptOnDevice: (time: string) => `kept on this device ${time}`,
  continue: 'Continue',
  continueWith: (name: string) => `Continue ${name}`,
  forgetOf: (name: string) => `Throw it away: ${name}`,
  beginAnew: 'Begin anew',
  putBack: 'Put it back',
  isBack: 'It is back in the form',
  forget: 'Throw it away',
  isForgotten: 'It was thrown away',

  takeDownTitle: 'Take this down?',
  takeDownText:
    'Visitors no longer see it, in no list and by no link. It stays in its list as ‘Taken down’, and can be published again at any time.',

  /** Until when visitors see what is soon out of date. */
  until: 'Until:',
  untilNothing: 'it stays until somebody takes it down.',
  untilMoment: (moment: string) => `${moment}; then it is taken down by itself.`,
  setUntil: 'Set an end',
  changeUntil: 'Change the end',
  scheduleTitle: 'Schedule',
  publishAt: 'Publish at',
  expireAt: 'Take down at',
  pinnedUntil: 'Pinned to the top until',
  /** Stands where 'Publish at' is otherwise, while approval is due. */
  approvedFirst:
    'This has to be approved before you can choose when it appears: press ‘Send for review’ first.',
  inReview: 'This has to be approved before you can choose when it appears.',
  noDraft: 'There is no draft of this: change something first to choose when the change appears.',
  day: 'Day',
  time: 'Time',
  clear: (label: string) => `Clear ‘${label}’`,
  clearShort: 'Clear',
  /** Fills an empty date: a week after the day on which it appears, or after now. @param label of the date */
  weekLater: 'A week later',
  weekFromNow: 'A week from now',
  fillIn: (choice: string, label: string) => `${choice}: ${label}`,
  kathmandu: 'All times are Kathmandu’s.',
  empty: 'Not set',
  past: 'This moment has passed. Choose a later one, or press ‘Publish’ to publish at once.',
  noDay: 'Choose a day as well.',
  noDates: 'Choose the day on which visitors see this.',
  note: 'Note for the history (optional)',

  soonerTitle: 'Publish this now?',
  soonerText: (moment: string) =>
    `Visitors are to see this on ${moment}. ‘Save draft’ keeps what you changed for that day; ‘Publish now’ shows it at once.`,
  publishNow: 'Publish now',

  previewOpened: 'The preview has opened in a new tab.',
  previewBlocked: 'The browser did not open a new tab.',
  openPreview: 'Open the preview',
  linkLasts: 'The link lasts',
  lasts: { day: '24 hours', week: '7 days', month: '30 days' },
  copyLink: 'Copy link to show somebody',
  linkShows: (moment: string) => `The link shows later changes too, until ${moment}.`,
  endLinks: 'End all links',
  endListedLinks: 'End these links',
  openLinks: 'Links show this to whoever has them:',
  openLink: (name: string, moment: string) => `by ${name}, until ${moment}`,
  deletedAccount: 'a deleted account',
  link: 'Link',
};
