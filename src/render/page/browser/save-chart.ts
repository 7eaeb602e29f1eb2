/** Adds links that save the chart as it is shown, as SVG and as PNG. */
export function addChartDownloads(): void {
  const list = document.querySelector('.downloads');
  const chart = document.querySelector('#chart');
  if (!list || !chart) return;
  const files = { 'chart.svg': svgUrl, 'chart.png': pngUrl };
  const buttons = Object.entries(files).map(([name, urlOf]) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = name;
    button.addEventListener('click', async () => {
      const shown = [...chart.querySelectorAll('svg')].find((svg) => svg.checkVisibility());
      if (shown) save(await urlOf(shown), name);
    });
    return button;
  });
  list.querySelector('span')?.after(...buttons);
}

function save(href: string, download: string): void {
  Object.assign(document.createElement('a'), { href, download }).click();
}

/** A file of its own: the page's colours are written out. */
function svgUrl(svg: SVGSVGElement): string {
  const probe = document.createElement('i');
  svg.after(probe);
  const text = new XMLSerializer().serializeToString(svg).replace(/var\(--[\w-]+\)/g, (colour) => {
    probe.style.color = colour;
    return getComputedStyle(probe).color;
  });
  probe.remove();
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
}

/** Twice as large as the picture, for sharp text. */
const SCALE = 2;

async function pngUrl(svg: SVGSVGElement): Promise<string> {
  const image = new Image();
  image.src = svgUrl(svg);
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = SCALE * svg.viewBox.baseVal.width;
  canvas.height = SCALE * svg.viewBox.baseVal.height;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/png');
}
