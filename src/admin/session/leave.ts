let isLeavingFlag = false;

/** Leaves the back office for a page of the public site, without asking about unsaved words. */
export function leaveFor(path: string): void {
  isLeavingFlag = true;
  window.location.assign(path);
}

/** Whether the person is on the way out, so that nothing more is asked. */
export const isLeaving = () => isLeavingFlag;
