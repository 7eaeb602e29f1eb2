/** Adds links that save the chart as it is shown, as SVG and as PNG. */
export function addChartDownloads(): void {
  const list = document.querySelector('.downloads');
  if (!list || !document.querySelector('.chart')) return;
  const files = { 'chart.svg': svgUrl, 'chart.png': pngUrl };
  const buttons = Object.entries(files).map(([name, urlOf]) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = name;
    button.addEventListener('click', async () => {
      const shown = [...document.querySelectorAll<SVGSVGElement>('.chart svg')].find((svg) =>
        svg.checkVisibility(),
      );
      if (shown) save(await urlOf(shown), name);
    });
    return button;
  });
  list.querySelector('span')?.after(...buttons);
}

function save(href: string, download: string): void {
  Object.assign(document.createElement('a'), { href, download }).click();
}

/** A file of its own: with its title, and with the page's colours written out. */
function svgUrl(shown: SVGSVGElement): string {
  const svg = whole(shown);
  const probe = document.createElement('i');
  shown.after(probe);
  const text = new XMLSerializer().serializeToString(svg).replace(/var\(--[\w-]+\)/g, (colour) => {
    probe.style.color = colour;
    return getComputedStyle(probe).color;
  });
  probe.remove();
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
}

/** The picture from its top on: the page leaves the title out. */
function whole(shown: SVGSVGElement): SVGSVGElement {
  const svg = shown.cloneNode(true) as SVGSVGElement;
  const { y, width, height } = shown.viewBox.baseVal;
  svg.setAttribute('viewBox', `0 0 ${width} ${y + height}`);
  svg.setAttribute('height', String(y + height));
  return svg;
}

/** Twice as large as the picture, for sharp text. */
const SCALE = 2;

async function pngUrl(svg: SVGSVGElement): Promise<string> {
  const image = new Image();
  image.src = svgUrl(svg);
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = SCALE * image.naturalWidth;
  canvas.height = SCALE * image.naturalHeight;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/png');
}
