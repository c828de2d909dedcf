// A form that asks the server for something new: while it waits it cannot be sent again, and what stands in the way is said.
import { type ReactNode, useState } from 'react';

interface AskingFormProps {
  /** What a screen reader calls it. */
  readonly label: string;
  readonly className?: string;
  /** What stands on its button. */
  readonly button: string;
  /** Nothing can be asked for yet. */
  readonly disabled?: boolean;
  /** Asks for it and goes where it is; what goes wrong is told in the form. */
  readonly onAsk: () => Promise<void>;
  readonly children: ReactNode;
}

export function AskingForm({
  label,
  className = 'panel limited-form',
  button,
  disabled,
  onAsk,
  children,
}: AskingFormProps) {
  const [fault, setFault] = useState('');
  const [waiting, setWaiting] = useState(false);
  const ask = async (): Promise<void> => {
    setWaiting(true);
    setFault('');
    try {
      await onAsk();
    } catch (error) {
      setFault((error as Error).message);
    }
    setWaiting(false);
  };
  return (
    <form
      className={className}
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        if (disabled !== true) void ask();
      }}
    >
      {children}
      <button type="submit" className="primary" disabled={waiting || disabled === true}>
        {button}
      </button>
      {fault !== '' && (
        <p role="alert" className="fault-line">
          {fault}
        </p>
      )}
    </form>
  );
}
