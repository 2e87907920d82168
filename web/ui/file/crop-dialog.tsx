import '@mantine/core/styles/Tooltip.css';
import { ActionIcon, Button, Modal, Tooltip } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import {
  IconDownload,
  IconRotate2,
  IconRotateClockwise2,
  IconZoomIn,
  IconZoomOut,
  type Icon,
} from '@tabler/icons-react';
import { useState } from 'react';
import Cropper from 'react-easy-crop';
import { withWords } from '#web/lib/text/with-words.tsx';
import { useTranslation } from '#web/lib/text/words.ts';
import classes from './crop-dialog.module.css';
import { cropPicture, type Piece } from './crop-picture.ts';

type Props = {
  src: string;
  name: string;
  /** Width to height. */
  ratio: number;
  ratioName: string;
  onCancel: () => void;
  onConfirm: (file: File) => void;
};

const Tool = ({ label, icon: Shown, onClick }: { label: string; icon: Icon; onClick: () => void }) => (
  <Tooltip label={label} withinPortal={false}>
    <ActionIcon variant="default" size={36} aria-label={label} onClick={onClick}>
      <Shown size={18} stroke={1.6} />
    </ActionIcon>
  </Tooltip>
);

const download = (file: File) => {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
};

/** What is cut out of a picture: place, zoom in percent, angle in degrees; `cut` gives the piece as a file. */
const useCut = (src: string, name: string) => {
  const [at, setAt] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(100);
  const [angle, setAngle] = useState(0);
  const [piece, setPiece] = useState<Piece | null>(null);
  const [failed, setFailed] = useState(false);
  const by = (step: number) => setZoom((z) => Math.min(400, Math.max(100, Math.round(z) + step)));
  const turn = (step: number) => setAngle((a) => (a + step + 360) % 360);
  const cut = async (use: (file: File) => void) => {
    if (!piece) return;
    try {
      use(await cropPicture(src, piece, angle, name));
    } catch {
      setFailed(true);
    }
  };
  return { at, setAt, zoom, setZoom, by, angle, turn, piece, setPiece, cut, failed, setFailed };
};

type ToolsProps = {
  zoom: number;
  angle: number;
  onTurn: (degrees: number) => void;
  onZoom: (percent: number) => void;
  /** Absent while nothing can be cut. */
  onDownload: (() => void) | undefined;
};

const Tools = ({ zoom, angle, onTurn, onZoom, onDownload }: ToolsProps) => {
  const { t } = useTranslation(['tools', 'ui']);
  return (
    <div className={classes['tools']}>
      <Tool label={t('crop.left')} icon={IconRotate2} onClick={() => onTurn(-90)} />
      <Tool label={t('crop.right')} icon={IconRotateClockwise2} onClick={() => onTurn(90)} />
      <Tool label={t('crop.out')} icon={IconZoomOut} onClick={() => onZoom(-5)} />
      <Tool label={t('crop.in')} icon={IconZoomIn} onClick={() => onZoom(5)} />
      <span role="status" className="figure">
        {t('crop.state', { zoom: Math.round(zoom), angle })}
      </span>
      <Button
        variant="default"
        leftSection={<IconDownload size={16} stroke={2} />}
        disabled={!onDownload}
        onClick={onDownload}
      >
        {t('crop.download')}
      </Button>
    </div>
  );
};

/** The cropper (accounts 32): turn by a quarter, zoom in steps of 5 percent, download, cancel, confirm. */
const CropDialog = ({ src, name, ratio, ratioName, onCancel, onConfirm }: Props) => {
  const { t } = useTranslation(['tools', 'ui']);
  const phone = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false });
  const { at, setAt, zoom, setZoom, by, angle, turn, piece, setPiece, cut, failed, setFailed } = useCut(src, name);
  return (
    <Modal
      opened
      onClose={onCancel}
      title={t('crop.title')}
      size={640}
      fullScreen={phone}
      closeButtonProps={{ 'aria-label': t('crop.cancel') }}
      attributes={{ header: { role: 'presentation' } }}
    >
      <div className={classes['body']}>
        <p className={classes['hint']}>{t('crop.hint', { ratio: ratioName })}</p>
        <div className={classes['frame']}>
          <Cropper
            image={src}
            crop={at}
            zoom={zoom / 100}
            maxZoom={4}
            rotation={angle}
            aspect={ratio}
            onCropChange={setAt}
            onZoomChange={(z) => setZoom(z * 100)}
            onCropComplete={(_, pixels) => setPiece(pixels)}
            cropperProps={{ 'aria-label': t('crop.area'), role: 'application' }}
            mediaProps={{ alt: '', onError: () => setFailed(true) }}
          />
        </div>
        {failed && (
          <p className={classes['failed']} role="alert">
            {t('ui:picture.unreadable', { name })}
          </p>
        )}
        <Tools
          {...{ zoom, angle }}
          onTurn={turn}
          onZoom={by}
          onDownload={piece ? () => void cut(download) : undefined}
        />
        <div className={classes['acts']}>
          <Button variant="default" onClick={onCancel}>
            {t('crop.cancel')}
          </Button>
          <Button disabled={!piece} onClick={() => void cut(onConfirm)}>
            {t('crop.confirm')}
          </Button>
        </div>
      </div>
    </Modal>
  );
};

/** Its words come with it. */
export default withWords(['tools'], CropDialog);
