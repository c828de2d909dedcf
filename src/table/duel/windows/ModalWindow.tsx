// A window that has to be closed before the table goes on: options, a pile of cards, the result.
import './modal.css';
import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';

interface ModalProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
  readonly wide?: boolean;
  readonly alert?: boolean;
}

export function ModalWindow({ title, onClose, children, footer, wide = false, alert = false }: ModalProps) {
  return (
    <ModalOverlay className="modal-veil" isOpen isDismissable onOpenChange={(isOpen) => isOpen || onClose()}>
      <Modal className={wide ? 'modal wide' : 'modal'}>
        <Dialog className="modal-dialog" role={alert ? 'alertdialog' : 'dialog'}>
          <header className="modal-head">
            <Heading slot="title">{title}</Heading>
            <button type="button" className="modal-close" aria-label="Close" onClick={onClose}>
              ×
            </button>
          </header>
          <div className="modal-body">{children}</div>
          {footer !== undefined && <footer className="modal-foot">{footer}</footer>}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
