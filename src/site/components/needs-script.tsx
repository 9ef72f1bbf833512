/** Said where the browser runs no script; what is marked `scripted` is not shown there. @param what as a sentence begins with it */
export function NeedsScript({ what }: { what: string }) {
  return (
    <noscript>
      <p className="needs-script">
        {what} needs JavaScript. Please switch it on for this site and try again.
      </p>
    </noscript>
  );
}
