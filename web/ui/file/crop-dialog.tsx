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

/** The cropper (accounts 32): turn by a quarter, zoom in steps of 5 percent, download, cancel, confirm. */
const CropDialog = ({ src, name, ratio, ratioName, onCancel, onConfirm }: Props) => {
  const { t } = useTranslation('ui');
  const phone = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false });
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
  const download = (file: File) => {
    const url = URL.createObjectURL(file);
    const link = document.createElement('a');
    link.href = url;
    link.download = file.name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
  };
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
            cropperProps={{ 'aria-label': t('crop.area'), role: 'group' }}
            mediaProps={{ alt: '', onError: () => setFailed(true) }}
          />
        </div>
        {failed && (
          <p className={classes['failed']} role="alert">
            {t('picture.unreadable', { name })}
          </p>
        )}
        <div className={classes['tools']}>
          <Tool label={t('crop.left')} icon={IconRotate2} onClick={() => turn(-90)} />
          <Tool label={t('crop.right')} icon={IconRotateClockwise2} onClick={() => turn(90)} />
          <Tool label={t('crop.out')} icon={IconZoomOut} onClick={() => by(-5)} />
          <Tool label={t('crop.in')} icon={IconZoomIn} onClick={() => by(5)} />
          <span role="status" className="figure">
            {t('crop.state', { zoom: Math.round(zoom), angle })}
          </span>
          <Button
            variant="default"
            leftSection={<IconDownload size={16} stroke={2} />}
            disabled={!piece}
            onClick={() => void cut(download)}
          >
            {t('crop.download')}
          </Button>
        </div>
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

export default CropDialog;
