// The parts of the table in their places.
import { useDuel } from './controller.ts';

export function Table() {
  const { table, done } = useDuel();
  return (
    <main>
      <h1>{table.headline}</h1>
      <button type="button" onClick={done}>
        {table.primary?.label ?? 'Done'}
      </button>
    </main>
  );
}
