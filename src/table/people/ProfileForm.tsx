// One's name and face, chosen once: both are optional, and every table begins with them.
import { useEffect, useState } from 'react';
import { Portrait } from '../cards/Portrait.tsx';
import { AskingForm } from '../page/AskingForm.tsx';
import { announce } from '../state/announce.tsx';
import { rememberName } from '../state/name.ts';
import { facesFor, type OwnProfile } from './profile.ts';

export function ProfileForm({ own }: { readonly own: OwnProfile }) {
  const { profile, save } = own;
  const [name, setName] = useState(profile.name);
  const [face, setFace] = useState(profile.face);
  useEffect(() => {
    setName(profile.name);
    setFace(profile.face);
  }, [profile]);
  const keep = async (): Promise<void> => {
    await save({ name, face });
    rememberName(name);
    announce('Your name and face are kept.');
  };
  return (
    <AskingForm label="You" button="Keep it" onAsk={keep}>
      <h2 className="small-title">You</h2>
      <label className="limited-field">
        <span className="small-title">What you are called</span>
        <input type="text" maxLength={30} value={name} onChange={(event) => setName(event.target.value)} />
      </label>
      <fieldset className="people-faces">
        <legend className="small-title">Your face</legend>
        {facesFor(name).map((each) => (
          <label key={each} data-chosen={each === face || undefined}>
            <input
              type="radio"
              name="face"
              className="sr"
              aria-label={each === '' ? 'The face of your name' : `The face of ${each}`}
              checked={each === face}
              onChange={() => setFace(each)}
            />
            <Portrait name={each === '' ? name || 'You' : each} relation="you" />
          </label>
        ))}
      </fieldset>
    </AskingForm>
  );
}
