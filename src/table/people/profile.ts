// What this browser's visitor wants to be called and which face to have: asked for once, and kept by the server.
import { useCallback, useEffect, useState } from 'react';
import type { Profile } from '../../protocol/people.ts';
import { api } from '../state/api.ts';

const NOBODY_YET: Profile = { name: '', face: '' };

export interface OwnProfile {
  readonly profile: Profile;
  readonly save: (profile: Profile) => Promise<void>;
}

export function useProfile(): OwnProfile {
  const [profile, setProfile] = useState<Profile>(NOBODY_YET);
  useEffect(() => {
    // Without it nothing is lost: a name can be written down anew.
    api.me().then(setProfile, () => undefined);
  }, []);
  const save = useCallback(async (next: Profile) => setProfile(await api.saveMe(next)), []);
  return { profile, save };
}

/** Faces to choose from: that of the name, and others drawn from other words. */
export const facesFor = (name: string): readonly string[] => [
  '',
  ...['Rowan', 'Sable', 'Juniper', 'Ember', 'Onyx', 'Wren', 'Talon', 'Iris', 'Moss'].filter((each) => each !== name),
];
