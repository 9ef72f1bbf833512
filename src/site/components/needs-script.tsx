/** Shown without script, where elements with the class `scripted` are hidden. @param what subject of its sentence */
export function NeedsScript({ what }: { what: string }) {
  return (
    <noscript>
      <p className="needs-script">
        {what} needs JavaScript. Please switch it on for this site and try again.
      </p>
    </noscript>
  );
}
