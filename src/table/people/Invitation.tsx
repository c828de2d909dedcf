// The link by which friends come to a table: to copy, to say aloud, and as a picture for a telephone.
import { useState } from 'react';

interface InvitationProps {
  readonly link: string;
  /** SVG, as text. */
  readonly picture: string;
  /** Short enough to be said aloud; left out where there is none. */
  readonly code?: string;
}

export function Invitation({ link, picture, code }: InvitationProps) {
  const [said, setSaid] = useState('');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      setSaid('The link is copied.');
    } catch {
      setSaid('The browser does not let it be copied: mark it and copy it yourself.');
    }
  };
  return (
    <section className="panel people-invitation" aria-label="Invitation">
      <h2 className="small-title">Send this link to a friend</h2>
      <input type="text" readOnly aria-label="The link" value={link} onFocus={(event) => event.target.select()} />
      <button type="button" className="quiet" onClick={() => void copy()}>
        Copy the link
      </button>
      <p role="status">{said}</p>
      {code !== undefined && (
        <p>
          Or say the code: <strong data-testid="code">{code}</strong>
        </p>
      )}
      <img
        className="people-picture"
        alt="The link, for the camera of a telephone"
        src={`data:image/svg+xml,${encodeURIComponent(picture)}`}
      />
    </section>
  );
}
