/** The pictures that are stored now; says so when there is none. */
export function PresentPictures({ label, paths }: { label: string; paths: readonly string[] }) {
  return (
    <div>
      <div className="field-label">Present {label.toLowerCase()}</div>
      {paths.length === 0 ? (
        <p className="field-hint">There is none yet. Visitors see a drawing in its place.</p>
      ) : (
        <div className="present-pictures">
          {paths.map((path) => (
            <img key={path} src={path} alt={`Present ${label.toLowerCase()}`} />
          ))}
        </div>
      )}
    </div>
  );
}
